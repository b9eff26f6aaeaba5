const LENGTH = 4;

/**
 * Picks a search word whose last letter makes a difference: the first row found without that letter is not found with
 * it. This shows when the letter has been processed.
 * @param {{ uid: string, sn: string, cn: string, email: string, codicefiscale: string }[]} users
 */
export function pickWord(users) {
  const texts = users
    .map(({ uid, sn, cn, email, codicefiscale }) =>
      [uid, sn, cn, email, codicefiscale].join(' ').toLowerCase(),
    )
    .sort();
  const words = new Set(users.map(({ sn }) => sn.toLowerCase().slice(0, LENGTH)));
  for (const word of words) {
    if (!/^[a-z]+$/.test(word) || word.length < LENGTH) continue;
    const before = texts.filter((text) => text.includes(word.slice(0, -1)));
    const after = before.filter((text) => text.includes(word));
    if (after.length > 20 && before.length > 2 * after.length) return word;
  }
  throw new Error('No word of the users makes a difference with its last letter.');
}

const italian = new Intl.Collator('it');
/** The minimum number of visible rows. */
const IN_SIGHT = 8;

/**
 * Like {@link pickWord}, for people that are shown by surname and name only: every match contains the word there, and
 * without its last letter some match at the top does not.
 * @param {{ uid: string, sn: string, cn: string }[]} users
 */
export function pickName(users) {
  const people = users
    .map(({ uid, sn, cn }) => ({
      shown: `${sn} ${cn}`.toLowerCase(),
      all: `${uid} ${sn} ${cn}`.toLowerCase(),
    }))
    .sort((a, b) => italian.compare(a.shown, b.shown));
  const names = new Set(users.map(({ sn }) => sn.toLowerCase().slice(0, LENGTH)));
  for (const name of names) {
    if (!/^[a-z]+$/.test(name) || name.length < LENGTH) continue;
    const found = people.filter(({ all }) => all.includes(name));
    const before = people.filter(({ all }) => all.includes(name.slice(0, -1))).slice(0, IN_SIGHT);
    const isShown = found.every(({ shown }) => shown.includes(name));
    if (isShown && found.length > 2 * IN_SIGHT && before.some(({ shown }) => !shown.includes(name)))
      return name;
  }
  throw new Error('No surname of the users makes a difference with its last letter.');
}
