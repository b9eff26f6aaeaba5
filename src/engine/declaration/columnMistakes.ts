/** Returns the errors in a single column: a `cell` that is not a function, or a `cell` beside `icons` or `tone`. */
export function columnMistakes(place: string, column: object): readonly string[] {
  const { cell, icons, tone } = column as Readonly<Record<string, unknown>>;
  return [
    ...(cell === undefined || typeof cell === 'function'
      ? []
      : [`${place}.cell is no function. Write one that loads a component: () => import('./Cell').then(…).`]),
    ...(cell && (icons || tone)
      ? [`${place} has a cell of its own and ${icons ? 'icons' : 'tone'} as well. Let the cell draw it all.`]
      : []),
  ];
}
