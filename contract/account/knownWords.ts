import { OTP_ISSUER } from './otp';

/** Minimum number of characters that a password must have besides known words. */
const LEAST_OWN = 6;
/** Minimum length of a known word; shorter ones occur in any text. */
const LEAST_WORD = 3;
/** Separators between the words of a name, a user name, an e-mail or a web address. */
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;
const YEARS = /(?:19|20)\d\d/g;

/** Words that are tried first to guess a password at an Italian school. */
const ofEverySchool = [
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  'lunedi martedi mercoledi giovedi venerdi sabato domenica primavera estate autunno inverno natale pasqua',
  'scuola scuole istituto istituti liceo licei comprensivo statale paritario paritaria direzione didattica circolo plesso',
  'segreteria ufficio protocollo presidenza preside vicepreside dirigente scolastico scolastica dsga vicario vicaria',
  'docente docenti insegnante maestra maestro professore professoressa prof alunno alunni studente studenti classe',
  'registro personale ministero istruzione supervisor amministratore admin gestore utente portale accesso benvenuto',
  OTP_ISSUER,
].flatMap((line) => line.toLowerCase().split(' '));

/** Digits and signs that are written in place of similar-looking letters. */
const looksLike: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
};

/**
 * Checks whether a password consists of little more than words that others know: those of its owner, of the school or
 * of every school, months and years. Separators are ignored, and digits in place of letters are read as letters. The
 * browser and the provider use the same check.
 *
 * @param known names, addresses and codes as they are written
 */
export function isMadeOfKnownWords(password: string, known: readonly string[]): boolean {
  const words = wordsOf(known);
  const plain = without(words, letters(password)).replace(YEARS, '');
  const read = without(words.map(asLetters), letters(asLetters(lowerCase(password).replace(YEARS, ''))));
  return Math.min(plain.length, read.length) < LEAST_OWN;
}

/**
 * Returns the known texts in lower case, whole and split into words, together with the words of every school. The
 * longest come first because they may contain shorter ones.
 */
export function wordsOf(known: readonly string[]): readonly string[] {
  const all = known.flatMap((one) => [one, ...one.split(BETWEEN_WORDS)]).map(letters);
  const distinct = new Set([...all, ...ofEverySchool].filter(({ length }) => length >= LEAST_WORD));
  return [...distinct].sort((one, other) => other.length - one.length);
}

const lowerCase = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const letters = (text: string): string => lowerCase(text).replace(/[^\p{L}\p{N}]/gu, '');

const asLetters = (text: string): string => text.replace(/[0134578@$]/g, (sign) => looksLike[sign] ?? sign);

/**
 * Removes each word from a text. Each is first replaced by a space, so that its neighbours do not form another word.
 */
const without = (words: readonly string[], text: string): string =>
  words.reduce((left, word) => left.replaceAll(word, ' '), text).replaceAll(' ', '');
