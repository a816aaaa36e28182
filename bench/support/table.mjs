/**
 * One figure: ours, the one beside it, and what their ratio should be at most. Without a target it only informs.
 * @returns a row of the table
 */
export function figure({ what, ours, beside, unit, ratio = ours / beside, target }) {
  return { what, ours, beside, unit, ratio, target, pass: target === undefined ? undefined : ratio <= target };
}

/** Hands the figures to the process that asked for them, or prints them when a measurement is run alone. */
export function report(rows) {
  if (process.send === undefined) showTable(rows);
  else process.send(rows);
}

export function showTable(rows) {
  const shown = rows.map(({ what, ours, beside, unit, ratio, target, pass }) => ({
    what,
    ours: withUnit(ours, unit),
    beside: withUnit(beside, unit),
    ratio: Number(ratio.toPrecision(3)),
    target: target === undefined ? '' : `<= ${target}`,
    '': pass === undefined ? '' : pass ? 'pass' : 'FAIL',
  }));
  console.table(shown);
}

function withUnit(value, unit) {
  return `${value >= 100 ? value.toFixed(0) : value.toPrecision(3)} ${unit}`.trim();
}
