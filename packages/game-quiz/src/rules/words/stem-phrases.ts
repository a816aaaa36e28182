/** A question without a subject, in comparable form: it asks which of its answers is right and for nothing else. */
export const asksNothing = [
  /^(?:which|what)(?: one)?(?: of (?:the following|these))?(?: (?:statements?|answers?|options?|sentences?|choices?))?(?: (?:is|are))?(?: (?:the )?(?:true|correct|right|best)(?: (?:one|statement|answer|option))?)?[?:]?$/u,
  /^(?:choose|select|pick|mark|find) (?:the|one) (?:true|correct|right|best)? ?(?:answer|option|statement|one)[.:]?$/u,
  /^consider the following[.:]?$/u,
  /^welche[rs]?(?: der folgenden)?(?: (?:aussagen?|antwort(?:en)?|optionen?))?(?: (?:ist|sind|stimmt|stimmen|trifft zu))?(?: (?:richtig|korrekt|wahr))?[?:]?$/u,
  /^¿?cuál(?:es)?(?: de (?:las|los|estas|estos))?(?: siguientes)?(?: (?:afirmaci(?:ón|ones)|opci(?:ón|ones)|respuestas?))?(?: (?:es|son))?(?: (?:la )?(?:verdaderas?|correctas?|ciertas?))?[?:]?$/u,
  /^(?:laquelle|lesquelles|lequel|quelles?)(?: de ces| des)?(?: (?:affirmations?|réponses?|propositions?|options?))?(?: suivantes?)?(?: (?:est|sont))?(?: (?:la )?(?:vraies?|correctes?|exactes?|bonnes?))? ?[?:]?$/u,
  /^qual[ei]?(?: (?:delle|di queste|das|destas))?(?: seguenti| seguintes)?(?: (?:affermazion[ei]|rispost[ae]|opzion[ei]|afirmaç(?:ão|ões)|alternativas?|opç(?:ão|ões)|respostas?))?(?: (?:è|sono|é|são))?(?: (?:vera|vere|corrett[ae]|verdadeiras?|corretas?))?[?:]?$/u,
  /^как(?:ое|ие|ой|ая)(?: из (?:следующих|этих))?(?: (?:утверждени[йея]|ответ(?:ов|ы)?|вариант(?:ов|ы)?))?(?: (?:является|являются))?(?: (?:верно|верны|правильны[йме]|верным|правильно))?[?:]?$/u,
  /^(?:以下|下列|下面)?(?:哪(?:个|一个|一项|项|些))(?:说法|选项|陈述|答案)?(?:是)?(?:正确|对)?的?[?:]?$/u,
  /^(?:次の(?:うち)?)?(?:正しいもの|正しいのは|どれが正しい)(?:は|を)?(?:どれ|選び)?(?:ですか|なさい|か)?[?:。]?$/u,
  /^(?:다음 중 )?(?:옳은|맞는|올바른) 것(?:은|을)?(?: 고르시오)?[?:.]?$/u,
] as const;

/** A question that sends the player to a text that is not shown. */
export const namesTheText = [
  /(?:according to|as (?:mentioned|stated|described|shown|explained|discussed|said) in|based on) (?:the|this) (?:above |given |provided )?(?:text|passage|article|excerpt|paragraph)(?![\p{L}-])/iu,
  /^in (?:the|this) (?:above |given |provided )?(?:text|passage|article|excerpt|paragraph),/iu,
  /(?:mentioned|described|stated|given|shown|discussed) above|(?:text|passage|paragraph) above|above (?:text|passage)|according to the (?:author|writer)|the author (?:says|states|mentions)/iu,
  /(?:laut|gemäß|nach) (?:dem |diesem |des )?text|im (?:obigen |vorliegenden )?text(?![\p{L}])|oben genannt|dem text zufolge/iu,
  /según el (?:texto|pasaje|artículo|párrafo)|en el texto|selon (?:le|ce) (?:texte|passage)|selon l['’]article|d['’]après le texte|dans le texte/iu,
  /secondo il (?:testo|brano)|nel testo|nel brano|(?:de acordo com|segundo|conforme) o (?:texto|trecho|artigo)|no texto/iu,
  /volgens de tekst|in de tekst|(?:według|zgodnie z) (?:tekstu|tekstem)|w tekście|(?:potrivit|conform) textului|în text(?:ul)?(?!\p{L})|enligt texten|i texten/iu,
  /(?:согласно|в) тексте?у?(?!\p{L})|по тексту|(?:згідно з|у) текст(?:ом|і)|(?:وفقا|وفقًا|بحسب|حسب) (?:لل)?(?:ال)?نص|في النص|theo (?:đoạn văn|bài|văn bản)|trong (?:đoạn văn|bài đọc|văn bản)/iu,
  /σύμφωνα με το κείμενο|στο κείμενο|metne göre|metinde(?!\p{L})|(?:पाठ|गद्यांश|लेख) के अनुसार|ตามเนื้อเรื่อง|ตามบทความ|จากบทความ/iu,
  /(?:根据|依据|根據)(?:本文|文章|课文|短文|上文|文中)|文中提到|(?:本文|文章|文中)(?:によると|によれば|では)|(?:본문|글|지문)에 (?:따르면|의하면)/u,
] as const;

/** A text spoken of in passing, in English, where the plain forms above do not say it all. */
export const mentionsTheText =
  /(?:(?:in|from|of) (?:the|this) (?:above |given |provided )?(?:text|passage|article|excerpt|paragraph)|(?:does|do|did) (?:the|this) (?:text|passage|excerpt))(?! (?:message|editor|box|book|field|file))(?![\p{L}-])/iu;
