import * as aliasMessages from '../messages/it/alias';
import * as usersMessages from '../messages/it/users';
import { message } from '../messages/message';
import { heldRoleFields } from '../roles/application';
import { fields, type RecordOf } from '../schema/fields';
import { userFields } from './user';
import { writtenFields } from './writtenUser';

/**
 * Prefix reserved for the accounts that the provider creates for a school. Other usernames, chosen or generated, must
 * not begin with it.
 */
const RESERVED_NAME = /^[sS][uU][pP][eE][rR][vV][iI][sS][oO][rR]/;

/** Part of a uid that people choose: `username.customerCode`. The rules are those of the specification, part 1 §5. */
export const usernameField = {
  kind: 'text',
  required: true,
  min: 5,
  max: 100,
  pattern: /^[A-Za-z0-9._'-]+$/,
  barred: [
    { pattern: /[À-ÖØ-öø-ÿ]/, say: usersMessages.uidAccents },
    { pattern: /\s/, say: usersMessages.blank },
    { pattern: RESERVED_NAME, say: usersMessages.uidReserved },
  ],
  say: {
    required: aliasMessages.userRequired,
    min: message(usersMessages.uidTooShort, { count: 5 }),
    pattern: usersMessages.uidCharacters,
  },
} as const;

/** Data for a new user; the school code is appended to the username after a dot (USR-099). */
export const newUserFields = fields({
  username: usernameField,
  ...writtenFields,
  stato: { kind: 'flag', about: 'whether the account is enabled; true by default' },
  anagrafe: {
    kind: 'text',
    max: 30,
    pattern: /^\d{4}~.+$/,
    about: 'person of the registry, year~prgAnagrafe, to which the account is linked',
  },
  groups: {
    kind: 'list',
    max: 200,
    about: 'roles of the school’s applications, subject to the rules for changing the roles of a user',
    of: { kind: 'record', required: true, of: heldRoleFields },
  },
});

export type NewUser = RecordOf<typeof newUserFields>;

/** User that was just created. */
export const createdUserFields = fields({
  ...userFields,
  rolesAssigned: { kind: 'flag', required: true, about: 'whether at least one role was assigned' },
  warnings: {
    kind: 'list',
    required: true,
    of: { kind: 'text', required: true },
    about: 'warnings in Italian about a tax code or name that was accepted but does not match the other data',
  },
});

/**
 * Letters that are not accented forms of other letters, with their Latin spelling. It is the spelling of ICAO 9303,
 * part 3, if that is a single letter.
 */
const SPECIAL: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  þ: 'th',
};

const letters = (text: string) =>
  text
    .toLowerCase()
    .replace(/[ßøæœłđðħıþ]/g, (character) => SPECIAL[character] ?? '')
    .normalize('NFD')
    .replace(/[^a-z]/g, '');

/**
 * Returns the default username of a person: `cognome.nome` without accents, spaces and apostrophes, or only the part
 * that has Latin letters. Of several first names, the first is used. The result passes the checks of a typed username:
 * short ones are padded, long ones are truncated so that a number can be appended, and one that would begin with a
 * reserved prefix begins with the first name instead.
 */
export function usernameFor(sn: string, cn: string): string {
  const [surname, name] = [letters(sn), letters(cn.trim().split(' ')[0] ?? cn)];
  const usual = [surname, name].filter(Boolean).join('.') || NAMELESS;
  const first = name && !RESERVED_NAME.test(name) ? name : 'u';
  const username = RESERVED_NAME.test(usual) ? `${first}.${surname || name}` : usual;
  return username.slice(0, usernameField.max - NUMBER_LENGTH).padEnd(usernameField.min, '0');
}

/** Username for a name without any letters allowed in usernames. */
const NAMELESS = 'utente';

/** Number of characters reserved for the number that distinguishes people with the same name. */
const NUMBER_LENGTH = 6;

/**
 * Returns a function that assigns the first free name of `name`, `name2`, `name3` …, compared without case. It
 * remembers the last number of each name, so that thousands of equal names take one step each.
 */
export function freeUsernames(taken: { has(lowerCased: string): boolean }): (wanted: string) => string {
  const last = new Map<string, number>();
  const given = new Set<string>();
  return (wanted) => {
    const key = wanted.toLowerCase();
    let nth = (last.get(key) ?? 0) + 1;
    const numbered = (name: string) => (nth === 1 ? name : `${name}${nth}`);
    while (taken.has(numbered(key)) || given.has(numbered(key))) nth += 1;
    last.set(key, nth);
    given.add(numbered(key));
    return numbered(wanted);
  };
}
