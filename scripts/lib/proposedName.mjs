/**
 * Returns a resource name similar to the input: `Uscite didattiche` → `usciteDidattiche`, `attività` → `attivita`.
 * @param {(name: string) => boolean} isReserved names that cannot be used
 */
export function proposedName(typed, isReserved) {
  const words = typed
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  const name = words.map((word, at) => (at === 0 ? lower : upper)(word.charAt(0)) + word.slice(1)).join('');
  return /^[a-z]/.test(name) && !isReserved(name) ? name : 'notices';
}

const lower = (letter) => letter.toLowerCase();
const upper = (letter) => letter.toUpperCase();
