const UNDEFINED = '\uFFFD';

/** Characters of the bytes from 0x80. The decoder of Node.js 20 decodes Windows-1252 incorrectly. */
const pages = {
  'windows-1252':
    '€�‚ƒ„…†‡ˆ‰Š‹Œ�Ž��‘’“”•–—˜™š›œ�žŸ\u00A0¡¢£¤¥¦§¨©ª«¬\u00AD®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ',
  mac: 'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00A0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ�ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ',
  dos: 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0',
} as const;

/** Single-byte encoding. */
export type CodePage = keyof typeof pages;

/** Encodings, the most likely first. */
const names = Object.keys(pages) as CodePage[];

const LETTER = /\p{L}/u;
const LOWER = /\p{Ll}/u;
const UPPER = /\p{Lu}/u;
/** Letters with which Italian words end. */
const ITALIAN_END = /[àèéìòùÀÈÉÌÒÙ]/;
/** Other letters of names in Italian schools. */
const OF_NAMES = /[áâäãåçêëíîïñóôöõúûüýÿøæœßšžÁÂÄÃÅÇÊËÍÎÏÑÓÔÖÕÚÛÜÝØÆŒŠŽàèéìòùÀÈÉÌÒÙ]/;
/** Signs used in texts. `ª` and `º` are among them, although Unicode classifies them as letters. */
const OF_TEXT = /[€“”„«»–—…•°ºª£§©®™½¼¾±²³·]/;
const OPENING = /[“„«]/;
const CLOSING = /[”»]/;
const DASH = /[–—]/;
const FRACTION = /[½¼¾]/;
const DIGIT = /\d/;
const NO_BREAK_SPACE = '\u00A0';

export const decodeWith = (page: CodePage, bytes: Uint8Array): string => {
  const characters = pages[page];
  let text = '';
  // In chunks, because the number of arguments of a call is limited.
  for (let from = 0; from < bytes.length; from += 8192) {
    const codes = Array.from(bytes.subarray(from, from + 8192), (byte) =>
      byte < 0x80 ? byte : characters.charCodeAt(byte - 0x80),
    );
    text += String.fromCharCode(...codes);
  }
  return text;
};

/** Returns how well a character fits its context; negative if it does not. */
function likelihood(page: CodePage, before: string, character: string, after: string): number {
  if (character === UNDEFINED) return -20;
  if (character === '’' || character === '‘') return LETTER.test(before) || LETTER.test(after) ? 3 : 0;
  // Web pages and Excel leave many no-break spaces in Windows texts; in the other encodings their byte is more likely a
  // letter.
  if (character === NO_BREAK_SPACE) return page === 'windows-1252' ? 2 : 0;
  if (OF_TEXT.test(character)) return signLikelihood(before, character, after);
  return LETTER.test(character) ? letterLikelihood(before, character, after) : -3;
}

function letterLikelihood(before: string, character: string, after: string): number {
  const midWord =
    (LOWER.test(character) && UPPER.test(after)) || (UPPER.test(character) && LOWER.test(before));
  if (midWord) return -3;
  if (!LETTER.test(before)) {
    // Of the Italian accented letters, only `è` is a common word by itself, and no word begins with the others.
    if (!LETTER.test(after)) return /[èÈ]/.test(character) ? 2 : /[éÉàìòùÀÌÒÙ]/.test(character) ? 0 : -2;
    if (/[àìòùÀÌÒÙ]/.test(character)) return -1;
  }
  if (ITALIAN_END.test(character) && !LETTER.test(after)) return 3;
  return OF_NAMES.test(character) ? 1 : -2;
}

function signLikelihood(before: string, character: string, after: string): number {
  const [follows, precedes] = [LETTER.test(before), LETTER.test(after)];
  if (OPENING.test(character)) return follows ? -3 : precedes || DIGIT.test(after) ? 1 : 0;
  if (CLOSING.test(character)) return precedes ? -3 : follows ? 1 : DIGIT.test(before) ? -1 : 0;
  if (DASH.test(character)) return 0;
  if (follows && precedes) return -3;
  return FRACTION.test(character) ? -1 : 0;
}

/**
 * Minimum score of an encoding. It is negative because a single unusual sign, such as `½`, is no reason to refuse a
 * file.
 */
const TOLERATED = -1;
/** Number of non-ASCII bytes that is sufficient to distinguish encodings. */
const ENOUGH = 2000;

/**
 * Returns the encoding in which these bytes are most likely Italian text, by the resulting letters and their positions:
 * `Desir\x8Ee` is `Desirée` on a Mac and `DesirŽe` on Windows.
 *
 * @returns undefined if no encoding makes sense
 */
export function likelyPage(bytes: Uint8Array): CodePage | undefined {
  const scores = names.map((page) => ({ page, score: scoreOf(page, bytes) }));
  const best = scores.reduce((before, one) => (one.score > before.score ? one : before));
  return best.score < TOLERATED ? undefined : best.page;
}

function scoreOf(page: CodePage, bytes: Uint8Array): number {
  const at = (place: number) => {
    const byte = bytes[place];
    if (byte === undefined) return '';
    return byte < 0x80 ? String.fromCharCode(byte) : pages[page].charAt(byte - 0x80);
  };
  let score = 0;
  let counted = 0;
  for (let place = 0; place < bytes.length && counted < ENOUGH; place += 1) {
    if ((bytes[place] as number) < 0x80) continue;
    counted += 1;
    score += likelihood(page, at(place - 1), at(place), at(place + 1));
  }
  return score;
}
