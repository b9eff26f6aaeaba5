const ASCII = /^[ -~]*$/;

/** A text as it is searched and sorted: no capitals, no accents. */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
