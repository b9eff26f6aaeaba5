const SPECIAL: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', æ: 'ae' };

/**
 * The usernames of one school, cognome.nome without accents, spaces and apostrophes, numbered when the
 * name is taken: rossi.mario, rossi.mario2. Of several first names the first counts.
 */
export function usernames(reserved: readonly string[] = []): (sn: string, cn: string) => string {
  const taken = new Set(reserved);
  return (sn, cn) => {
    const plain = `${letters(sn)}.${letters(cn.split(' ')[0] ?? cn)}`;
    let username = plain;
    for (let nth = 2; taken.has(username); nth += 1) username = `${plain}${nth}`;
    taken.add(username);
    return username;
  };
}

const letters = (text: string) =>
  text
    .toLowerCase()
    .replace(/[ßøæ]/g, (character) => SPECIAL[character] ?? '')
    .normalize('NFD')
    .replace(/[^a-z]/g, '');
