/**
 * A name for a resource that is like what was typed: `Uscite didattiche` → `usciteDidattiche`, `attività` → `attivita`.
 * @param {(name: string) => boolean} isReserved names that cannot be
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
