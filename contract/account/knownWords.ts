import { OTP_ISSUER } from './otp';

/** What a password has at least besides the words that are known. */
const LEAST_OWN = 6;
/** Shorter words are part of anything. */
const LEAST_WORD = 3;
/** What stands between the words of a name, a user name, an e-mail or an address of the web. */
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;
const YEARS = /(?:19|20)\d\d/g;

/** Words that everybody tries who guesses the password of somebody at an Italian school. */
const ofEverySchool = [
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  'lunedi martedi mercoledi giovedi venerdi sabato domenica primavera estate autunno inverno natale pasqua',
  'scuola scuole istituto istituti liceo licei comprensivo statale paritario paritaria direzione didattica circolo plesso',
  'segreteria ufficio protocollo presidenza preside vicepreside dirigente scolastico scolastica dsga vicario vicaria',
  'docente docenti insegnante maestra maestro professore professoressa prof alunno alunni studente studenti classe',
  'registro personale ministero istruzione supervisor amministratore admin gestore utente portale accesso benvenuto',
  OTP_ISSUER,
].flatMap((line) => line.toLowerCase().split(' '));

/** Digits and signs that are written for the letters that they look like. */
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
 * Whether a password is little more than words that others know: of its owner, of the school, of every school, months and
 * years, whatever is between them, and with digits in the place of letters. The browser and the provider judge alike.
 *
 * @param known names, addresses and codes as they are written
 */
export function isMadeOfKnownWords(password: string, known: readonly string[]): boolean {
  const words = wordsOf(known);
  const plain = without(words, letters(password)).replace(YEARS, '');
  const read = without(words.map(asLetters), letters(asLetters(lowerCase(password).replace(YEARS, ''))));
  return Math.min(plain.length, read.length) < LEAST_OWN;
}

/** The words of what is known, whole and apart, in small letters; the longest first, as they may hold shorter ones. */
export function wordsOf(known: readonly string[]): readonly string[] {
  const all = known.flatMap((one) => [one, ...one.split(BETWEEN_WORDS)]).map(letters);
  const distinct = new Set([...all, ...ofEverySchool].filter(({ length }) => length >= LEAST_WORD));
  return [...distinct].sort((one, other) => other.length - one.length);
}

const lowerCase = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const letters = (text: string): string => lowerCase(text).replace(/[^\p{L}\p{N}]/gu, '');

const asLetters = (text: string): string => text.replace(/[0134578@$]/g, (sign) => looksLike[sign] ?? sign);

/** A space takes the place of each word, so that its neighbours make no other word. */
const without = (words: readonly string[], text: string): string =>
  words.reduce((left, word) => left.replaceAll(word, ' '), text).replaceAll(' ', '');
