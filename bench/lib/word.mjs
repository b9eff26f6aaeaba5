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
