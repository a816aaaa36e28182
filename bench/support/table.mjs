/**
 * One figure: ours, the one beside it, and what their ratio should be: at most `target`, or at least `least`. Without
 * either it only informs.
 * @param before ours in an earlier state of the project, measured in the same run
 * @returns a row of the table
 */
export function figure({ what, before, ours, beside, unit, ratio = ours / beside, target, least }) {
  const isWithin = ratio <= (target ?? Number.POSITIVE_INFINITY) && ratio >= (least ?? 0);
  const pass = target === undefined && least === undefined ? undefined : isWithin;
  return { what, before, ours, beside, unit, ratio, target, least, pass };
}

/** Hands the figures to the process that asked for them, or prints them when a measurement is run alone. */
export function report(rows) {
  if (process.send === undefined) showTable(rows);
  else process.send(rows);
}

export function showTable(rows) {
  const shown = rows.map(({ what, before, ours, beside, unit, ratio, target, least, pass }) => ({
    what,
    ...(before === undefined ? {} : { before: withUnit(before, unit) }),
    ours: withUnit(ours, unit),
    beside: withUnit(beside, unit),
    ratio: Number(ratio.toPrecision(3)),
    target: target !== undefined ? `<= ${target}` : least !== undefined ? `>= ${least}` : '',
    '': pass === undefined ? '' : pass ? 'pass' : 'FAIL',
  }));
  console.table(shown);
}

function withUnit(value, unit) {
  if (value === undefined) return 'none';
  return `${value >= 100 ? value.toFixed(0) : value.toPrecision(3)} ${unit}`.trim();
}
