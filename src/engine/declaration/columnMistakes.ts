import { unknownName } from './unknownName';

/** What a column may say, besides its field. */
const OPTIONS = ['field', 'priority', 'width', 'icons', 'tone', 'cell', 'shown'];

/** What is wrong in a column by itself: an option that there is not, two ways of being drawn. */
export function columnMistakes(place: string, column: object): readonly string[] {
  const { cell, icons, tone } = column as Readonly<Record<string, unknown>>;
  return [
    ...Object.keys(column).flatMap((option) => unknownName(place, option, OPTIONS, 'an option of a column')),
    ...(cell === undefined || typeof cell === 'function'
      ? []
      : [`${place}.cell is no function. Write one that loads a component: () => import('./Cell').then(…).`]),
    ...(cell && (icons || tone)
      ? [`${place} has a cell of its own and ${icons ? 'icons' : 'tone'} as well. Let the cell draw it all.`]
      : []),
  ];
}
