import { wordTable } from './word-table.js';

/** Words that leave open how often or how far something is so: whether the answer is right becomes a matter of opinion. */
export const vagueTerms = wordTable({
  en: 'frequently|usually|sometimes|generally|nearly|often|occasionally|rarely|seldom|commonly|normally|typically|probably|perhaps|possibly|maybe|more or less',
  de: 'manchmal|meist|meistens|gewöhnlich|normalerweise|häufig|oft|öfter|selten|gelegentlich|vielleicht|wahrscheinlich|möglicherweise|im allgemeinen|in der regel|mehr oder weniger',
  es: 'a veces|normalmente|generalmente|por lo general|a menudo|frecuentemente|con frecuencia|raramente|rara vez|ocasionalmente|probablemente|quizás?|tal vez|más o menos',
  fr: 'parfois|souvent|généralement|en général|habituellement|fréquemment|rarement|occasionnellement|probablement|peut-être|plus ou moins|presque',
  it: 'a volte|talvolta|spesso|generalmente|in genere|di solito|normalmente|frequentemente|raramente|occasionalmente|probabilmente|forse|più o meno',
  pt: 'às vezes|por vezes|geralmente|em geral|normalmente|frequentemente|com frequência|raramente|ocasionalmente|provavelmente|talvez|mais ou menos',
  nl: 'soms|meestal|gewoonlijk|doorgaans|vaak|zelden|af en toe|misschien|waarschijnlijk|over het algemeen|min of meer',
  pl: 'czasami|czasem|zwykle|zazwyczaj|często|rzadko|prawdopodobnie|być może|na ogół|mniej więcej',
  ru: 'иногда|часто|обычно|редко|как правило|вероятно|возможно|может быть|в основном|более или менее|почти',
  uk: 'іноді|інколи|часто|зазвичай|рідко|ймовірно|можливо|як правило|майже',
  ro: 'uneori|de obicei|adesea|deseori|frecvent|rareori|probabil|poate|în general|mai mult sau mai puțin',
  sv: 'ibland|vanligtvis|ofta|sällan|kanske|förmodligen|i allmänhet|mer eller mindre',
  el: 'μερικές φορές|συνήθως|συχνά|σπάνια|ίσως|πιθανώς|γενικά',
  tr: 'bazen|genellikle|sık sık|çoğunlukla|nadiren|belki|muhtemelen|aşağı yukarı',
  ar: 'أحيانا|أحيانًا|غالبا|غالبًا|عادة|عادةً|نادرا|نادرًا|ربما|تقريبا|تقريبًا',
  vi: 'đôi khi|thỉnh thoảng|thường|thường xuyên|hiếm khi|có lẽ|có thể là|nói chung|gần như',
  hi: 'कभी-कभी|अक्सर|आमतौर पर|प्रायः|शायद|लगभग|कभी कभी',
  th: 'บางครั้ง|มักจะ|โดยทั่วไป|บ่อยครั้ง|นาน ๆ ครั้ง|อาจจะ',
  zh: '有时|有時|通常|经常|經常|往往|偶尔|偶爾|一般来说|大概|也许|也許|可能|几乎|差不多',
  ja: '時々|ときどき|たいてい|通常|しばしば|よくある|まれに|おそらく|たぶん|ほとんど|だいたい',
  ko: '때때로|가끔|보통|대개|자주|종종|드물게|아마|거의',
});
