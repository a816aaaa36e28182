const numberOrBullet = '\\(?\\d{1,3}[.):](?!\\d)|[a-h]\\)(?=\\s)|[-*•▪◦](?=\\s)|[①-⑳]';
const stepWords =
  '(?:step|schritt|paso|étape|passo|passaggio|fase|stap|steg|krok|шаг|bước|adım|चरण|خطوة|الخطوة)\\s{1,3}\\d{1,3}';
const unspacedSteps =
  '第\\s?[\\d一二三四五六七八九十]{1,3}步|手順\\s?\\d{1,3}|ステップ\\s?\\d{1,3}|단계\\s?\\d{1,3}|\\d{1,2}\\s?단계';

const marker = new RegExp(
  `^\\s{0,9}(?:${numberOrBullet}|${stepWords}\\s?[.:)–-]|(?:${unspacedSteps})(?!\\p{L})\\s?[.:)：、-]?)\\s{0,9}`,
  'iu',
);

/** True for a piece that begins with a number, a bullet or "Step 2" of its own. */
export function hasOwnMarker(piece: string): boolean {
  return marker.test(piece);
}

export function withoutOwnMarker(piece: string): string {
  return piece.replace(marker, '');
}

const ordinals: readonly RegExp[] = [
  /^(?:first|second|third|fourth|fifth|last|final)(?:ly)?(?:,| of all\b|$)/i,
  /^(?:first|second|third|fourth|fifth|last|final)(?:ly)? (?!and\b|of\b)\S/i,
  /^(?:erstens|zweitens|drittens|viertens|zuerst|zuletzt)(?!\p{L})/iu,
  /^(?:primero|segundo|tercero|cuarto|en (?:primer|segundo|tercer|último) lugar)(?!\p{L})/iu,
  /^(?:premièrement|deuxièmement|troisièmement|d['’]abord|en (?:premier|deuxième|second|dernier) lieu)(?!\p{L})/iu,
  /^(?:primo|secondo|terzo|in (?:primo|secondo|terzo|ultimo) luogo|per (?:primo|ultimo))(?!\p{L})/iu,
  /^(?:primeiro|segundo|terceiro|em (?:primeiro|segundo|terceiro|último) lugar)(?!\p{L})/iu,
  /^(?:во-первых|во-вторых|в-третьих|в-четвёртых)(?!\p{L})/iu,
  /^(?:ten eerste|ten tweede|ten derde|ten slotte|eerst)(?!\p{L})/iu,
  /^(?:أولا|أولاً|ثانيا|ثانياً|ثالثا|ثالثاً|أخيرا|أخيراً)(?!\p{L})/u,
  /^(?:首先|其次|第[一二三四五]|最后)/u,
  /^(?:まず|第[一二三四五]に|最初に|最後に)/u,
  /^(?:첫째|둘째|셋째|넷째|먼저|마지막으로)/u,
  /^(?:đầu tiên|thứ nhất|thứ hai|thứ ba|cuối cùng)(?!\p{L})/iu,
];

/** True for a piece that opens with "First," or another word that counts. */
export function opensWithOrdinal(piece: string): boolean {
  return ordinals.some((words) => words.test(piece));
}
