// Scripts of the page, as texts: they run in browsers as they stand here, so that their hashes are known and the same
// everywhere.

/** Where the players register and a course listens. */
export const registryScript = `
globalThis.ludotext = { players: new Map(), course: undefined };
`;

/**
 * Plays one game after the other and shows the result. Texts of items become text, never markup; what players tell is
 * read member by member. Every item counts the same, whatever its points.
 *
 * A course (`ludotext.course`) has `saved`, what it kept of an earlier visit, and `tell({ percent, isDone, saved })`.
 */
export const pageScript = `
const { players, course } = globalThis.ludotext;
const set = JSON.parse(document.getElementById('set').textContent);
const { texts, parts } = set;
const stage = document.getElementById('stage');
const total = parts.reduce((sum, { items }) => sum + items.length, 0);

/** Of every item: its share of its points, 0 to 1; null without points; undefined until it is answered. */
let shares = restored(course?.saved);

/** When the page last showed something else: the second half of a double tap does not press it. */
let shownAt = -Infinity;

stage.addEventListener('click', (event) => {
  if (event.detail === 0 || event.timeStamp - shownAt > 350) return;
  event.stopPropagation();
  event.preventDefault();
}, true);

function show(...elements) {
  shownAt = performance.now();
  stage.replaceChildren(...elements);
}

function restored(saved) {
  const [id, list = ''] = String(saved ?? '').split(':');
  const entries = list.split(',');
  const isOurs = id === set.id && entries.length === total && total > 0;
  let at = 0;
  return parts.map(({ items }) => items.map(() => {
    const entry = isOurs ? entries[at++] : '';
    if (entry === '-') return null;
    return /^[01](\\.[0-9]+)?$/.test(entry) ? Math.min(1, Number(entry)) : undefined;
  }));
}

/** Cut to two digits, so that only what is all right reads 1; 500 items take less than 4,096 characters. */
const written = (share) => share === null ? '-' : share === undefined ? '' : String(Math.floor(share * 100) / 100);
const played = () => shares.flat().filter((share) => share !== null);
const percent = () => {
  const list = played();
  const sum = list.reduce((all, share) => all + (share ?? 0), 0);
  return list.length === 0 ? 0 : Math.round((10000 * sum) / list.length) / 100;
};

function tell(isDone) {
  const saved = set.id + ':' + shares.flat().map(written).join(',');
  course?.tell({ percent: percent(), isDone, saved });
}

function fill(text, values) {
  return text.replace(/\\{(\\w+)\\}/g, (_, name) => new Intl.NumberFormat(set.locale).format(values[name]));
}

function element(name, className, text) {
  const made = document.createElement(name);
  if (className !== '') made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
}

/** A text of the set, in its own language and direction. */
function passage(className, text) {
  const made = element('p', 'text ' + className, text);
  made.lang = set.language;
  made.dir = set.direction;
  return made;
}

function heading(text) {
  const made = element('h2', '', text);
  made.tabIndex = -1;
  return made;
}

/** An element of a player's class, defined here if its module did not. */
function construct(key) {
  const Player = players.get(key);
  try {
    return new Player();
  } catch {
    customElements.define('ludotext-player-' + key.replaceAll('_', '-'), Player);
    return new Player();
  }
}

/** Shows the next part that has something to play, or else the result. */
function play(movesFocus) {
  const part = shares.findIndex((list) => list.includes(undefined));
  if (part === -1) return showResult(movesFocus);
  const { player: key, items } = parts[part];
  const list = shares[part];
  const places = items.map((_, place) => place).filter((place) => list[place] === undefined);
  const giveUp = () => {
    for (const place of places) list[place] ??= null;
  };
  const title = heading(fill(texts.part, { part: part + 1, parts: parts.length }));
  let player;
  try {
    player = construct(key);
    player.embedded = true;
    player.language = set.language;
    player.locale = set.locale;
    player.items = places.map((place) => items[place]);
  } catch (error) {
    reportError(error);
    giveUp();
    return play(movesFocus);
  }
  // Without word of the next item, nobody would know when it is no longer about the one that is shown.
  let tellsItems = false;
  const source = element('p', 'label');
  source.setAttribute('role', 'status');
  player.addEventListener('ludotext-item', () => {
    tellsItems = true;
    source.textContent = '';
  });
  player.addEventListener('ludotext-answer', ({ detail }) => {
    const place = places[detail?.index];
    if (place === undefined || list[place] !== undefined) return;
    if (tellsItems) source.textContent = sourceOf(parts[part].reviews[place]);
    const { score, max } = detail;
    const isGraded = Number.isFinite(score) && Number.isFinite(max) && max > 0;
    list[place] = isGraded ? Math.min(1, Math.max(0, score / max)) : null;
    tell(false);
  });
  player.addEventListener('ludotext-complete', () => {
    giveUp();
    play(true);
  }, { once: true });
  const isPlaced = parts[part].reviews.some((review) => review.place !== undefined);
  show(...(parts.length > 1 ? [title] : []), player, ...(isPlaced ? [source] : []));
  if (movesFocus) title.focus();
}

/** Says where in the source the evidence stands; nothing where that is not known. The place keeps its own direction. */
const sourceOf = ({ place }) => place === undefined ? '' : texts.place.replace('{place}', () => '\\u2068' + place + '\\u2069');

function showResult(movesFocus) {
  const right = played().filter((share) => share === 1).length;
  const title = heading(texts.result);
  const share = new Intl.NumberFormat(set.locale, { style: 'percent', maximumFractionDigits: 0 }).format(percent() / 100);
  const bar = element('progress', '');
  bar.max = 100;
  bar.value = percent();
  bar.setAttribute('aria-label', texts.result);
  const list = element('ol', '');
  list.append(...parts.flatMap(({ reviews }, part) => reviews.map((review, at) => resultOf(review, shares[part][at]))));
  const again = element('button', '', texts.again);
  again.type = 'button';
  again.addEventListener('click', () => {
    shares = restored('');
    play(true);
  });
  const sum = fill(texts.rightOf, { right, total: played().length }) + ' · ' + share;
  show(title, element('p', 'total', sum), bar, list, again);
  if (movesFocus) title.focus();
  tell(true);
}

function resultOf(review, share) {
  const { title, solution, place } = review;
  const verdict = share === null ? 'unscored' : share === 1 ? 'right' : share > 0 ? 'partly' : 'wrong';
  const sign = { right: '✓ ', partly: '– ', wrong: '✗ ', unscored: '' }[verdict];
  const entry = element('li', '');
  entry.append(passage('title', title), element('p', 'verdict ' + verdict, sign + texts[verdict]));
  if (share !== 1) entry.append(element('p', 'label', texts.solution));
  entry.append(passage('', solution));
  if (place !== undefined) entry.append(element('p', 'label', sourceOf(review)));
  return entry;
}

play(false);
`;
