/** "1969", "1969-07", "1969-07-20", a decade "196X", a century "11XX"; " BC" behind it counts backwards. */
export const dateFormat =
  /^(?:(?:[1-9]\d{0,3}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?|\d{1,3}X|\d{1,2}XX)(?: BC)?)$/;

/** The parts of a date in {@link dateFormat}; `latest` differs from `earliest` in a decade or century. */
interface Parts {
  /** Years, below zero before Christ. */
  readonly earliest: number;
  readonly latest: number;
  readonly month: number | undefined;
  readonly day: number | undefined;
}

function partsOf(date: string): Parts {
  const [when = '', era] = date.split(' ');
  const [year = '', month, day] = when.split('-');
  const [low, high] = [Number(year.replaceAll('X', '0')), Number(year.replaceAll('X', '9'))];
  const [earliest, latest] = era === 'BC' ? [-high, -low] : [low, high];
  return { earliest, latest, month: month && Number(month), day: day && Number(day) } as Parts;
}

/** The first and the last day a date may mean, as numbers that grow with time. */
export function spanOf(date: string): readonly [first: number, last: number] {
  const { earliest, latest, month, day } = partsOf(date);
  const at = (year: number, ofMonth: number, ofDay: number) => (year * 12 + ofMonth - 1) * 31 + ofDay - 1;
  return [at(earliest, month ?? 1, day ?? 1), at(latest, month ?? 12, day ?? 31)];
}

/** Whether one date is certainly before the other, or behind it: two that overlap have no order. */
export function isApart(one: string, other: string): boolean {
  const [[first, last], [start, end]] = [spanOf(one), spanOf(other)];
  return last < start || end < first;
}

/** A date as people of a language write it: "20 July 1969", "44 v. Chr."; decades and centuries as a range of years. */
export function sayDate(date: string, language: string): string {
  const { earliest, latest, month, day } = partsOf(date);
  const format = formatOf(language, { month, day, isBefore: earliest < 0 });
  // There is no year 0: that before 1 is 1 BC.
  const say = (year: number) => {
    const time = new Date(0);
    return format.format(time.setUTCFullYear(year < 0 ? year + 1 : year, (month ?? 1) - 1, day ?? 1));
  };
  if (earliest === latest) return say(earliest);
  return earliest < 0 ? `${-earliest}–${say(latest)}` : `${earliest}–${latest}`;
}

interface Shown {
  readonly month: number | undefined;
  readonly day: number | undefined;
  readonly isBefore: boolean;
}

function formatOf(language: string, { month, day, isBefore }: Shown): Intl.DateTimeFormat {
  const options: Intl.DateTimeFormatOptions = {
    calendar: 'gregory',
    timeZone: 'UTC',
    year: 'numeric',
    ...(month && { month: 'long' }),
    ...(day && { day: 'numeric' }),
    ...(isBefore && { era: 'short' }),
  };
  try {
    return new Intl.DateTimeFormat([language, 'en-GB'], options);
  } catch {
    // What is no language tag.
    return new Intl.DateTimeFormat('en-GB', options);
  }
}
