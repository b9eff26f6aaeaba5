const LENGTH = 4;

/**
 * A search word that its last letter makes a difference to: the first row found without it is not among those
 * found with it. So one can see that the letter has been taken in.
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
/** So many rows are in sight at the least. */
const IN_SIGHT = 8;

/**
 * As {@link pickWord}, for people who are shown by surname and name alone: whoever is found has it there, and without
 * its last letter somebody at the top has it not.
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
