/** Maximum length of a title (NEWS-013). */
const LONGEST = 50;

/** Shortens a title for a card; the dialog shows it in full. */
export function shortTitle(title: string): string {
  const letters = [...title];
  return letters.length <= LONGEST ? title : `${letters.slice(0, LONGEST).join('').trimEnd()}…`;
}
