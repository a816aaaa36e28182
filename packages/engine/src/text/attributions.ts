// After a quotation: who said it. A colon or a comma before another quotation begins a sentence of its own instead.
const ownQuotation = `(?![^.!?"“]{0,40}[,:] ?["“‘'«])`;
const wordsBefore = String.raw`^(?:[\p{L}\p{M}'’-]+ ){1,4}?`;
const verbs: Readonly<Record<string, string>> = {
  en: 'said|says|asked|cried|replied|answered|shouted|called|whispered|thought|exclaimed|yelled|laughed|added|screamed|muttered|remarked|began|continued|ventured|pleaded|sighed|interrupted',
  vi: 'nói|hỏi|đáp|kêu|trả lời|thốt|hét|nghĩ|bảo|gọi|la|thì thầm',
  hi: 'ने कहा|ने पूछा|बोला|बोली|बोले|चिल्लाया|चिल्लाई',
};
const attributions: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(
    Object.entries(verbs).map(([language, verb]) => [
      language,
      new RegExp(`${wordsBefore}(?:${verb})(?!\\p{L})${ownQuotation}`, 'u'),
    ]),
  ),
  ar: new RegExp(
    `^(?:قال|قالت|قالوا|سأل|سألت|صاح|صاحت|صرخ|صرخت|أجاب|أجابت|همس|همست|رد|ردت)(?!\\p{L})${ownQuotation}`,
    'u',
  ),
  zh: /^[^，。！？“”「」：]{0,10}(?:说|說|道|问|問|喊|叫|答|想|哭)[^：“”「」]{0,12}[，。]/u,
};

/** Particles that tie a quotation to what follows, wherever it stands in the sentence. */
const particles: Readonly<Record<string, RegExp>> = {
  ja: /^(?:と(?!ても|き|ころ)|って|なんて|など|が(?!っ)|は(?!い|じ)|を|に|の(?!ち)|も(?!う|し)|で(?!も|す)|へ|や(?!が|っ))/u,
  ko: /^(?:라고|이라고|하고|라는|라며|라면서|고 |며 )/u,
};

/**
 * Whether what follows a quotation says who spoke it, so that both are one sentence; `after` need not be long. Most
 * languages name the speaker behind a quotation only if the sentence begins with it.
 */
export function isAttribution(after: string, language: string, quotationFirst: boolean): boolean {
  if (particles[language]?.test(after) === true) return true;
  return quotationFirst && attributions[language]?.test(after) === true;
}
