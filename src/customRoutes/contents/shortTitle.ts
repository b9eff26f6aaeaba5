/** A title is cut at so many letters (NEWS-013). */
const LONGEST = 50;

/** As much of a title as a card shows; the whole of it is in the dialog. */
export function shortTitle(title: string): string {
  const letters = [...title];
  return letters.length <= LONGEST ? title : `${letters.slice(0, LONGEST).join('').trimEnd()}…`;
}
