import { authorship, isAuthorship } from '../storing/authorship';
import { filtersInQuery, LIST_PARAMETERS } from '../storing/listCalls';
import { POSITION } from '../storing/reordering';
import { snakeCase } from '../storing/snakeCase';
import type { StoredEntity } from '../storing/stored';

/** Maximum length of an identifier; PostgreSQL truncates longer ones silently. */
export const LONGEST = 63;

/** Columns of every table of a stored resource. */
const OWN_COLUMNS = ['customer_code', 'id', 'version', ...Object.keys(authorship).map(snakeCase)];

/** Names of operations that the paths and permissions of every stored resource use. */
const OWN_CALLS = ['list', 'counts', 'read', 'create', 'update', 'delete', 'remove', 'arrange', 'file'];

const NAME = /^[a-zA-Z][a-zA-Z0-9_]*$/;

const SPELLING = 'Write letters without accents, digits and _, beginning with a letter';

/**
 * Returns an error for a name that every object inherits: reading it would return a function instead of the declared
 * value.
 * @param last the last part of a name with dots
 */
export const prototypeMistake = (place: string, name: string, last = name): readonly string[] =>
  last in Object.prototype
    ? [`${place} names "${name}", which every object of JavaScript has already. Give it another name.`]
    : [];

/** Returns the errors in names: too long for the database, shared by two fields, or already taken. */
export function nameMistakes({
  name,
  fields,
  reads,
  actions,
  orderedByHand,
}: StoredEntity): readonly string[] {
  const own = orderedByHand ? [...OWN_COLUMNS, POSITION] : OWN_COLUMNS;
  const names = Object.keys(fields).filter(
    (field) => field !== 'id' && field !== POSITION && !isAuthorship(field),
  );
  return [
    ...spellingMistake('the resource', name),
    ...lengthMistake('the resource', name),
    ...prototypeMistake('the declaration', name),
    ...(/^pg_/.test(snakeCase(name))
      ? [
          `the resource is called "${name}": names that begin with pg_ are those of PostgreSQL. Give it another name.`,
        ]
      : []),
    ...names.flatMap((field, place) => [
      ...spellingMistake('fields', field),
      ...lengthMistake('fields', field),
      ...(own.includes(snakeCase(field))
        ? [
            `fields names "${field}", whose column "${snakeCase(field)}" every table of a resource has for itself. Give it another name.`,
          ]
        : []),
      ...names
        .slice(0, place)
        .filter((other) => snakeCase(other) === snakeCase(field))
        .map(
          (other) =>
            `fields names "${other}" and "${field}", which would be one column, "${snakeCase(field)}". Give one of them another name.`,
        ),
    ]),
    ...Object.keys(filtersInQuery(fields, reads))
      .filter((field) => (LIST_PARAMETERS as readonly string[]).includes(field))
      .map(
        (field) =>
          `fields names "${field}", which the call of every list takes for itself. Give it another name.`,
      ),
    ...Object.keys(actions).flatMap((action) => [
      ...spellingMistake('actions', action),
      ...prototypeMistake('actions', action),
      ...(OWN_CALLS.includes(action)
        ? [`actions names "${action}", which every resource has already. Give the action another name.`]
        : []),
    ]),
  ];
}

const spellingMistake = (place: string, name: string): readonly string[] =>
  NAME.test(name) ? [] : [`${place} names "${name}", which cannot be a name. ${SPELLING}.`];

function lengthMistake(place: string, name: string): readonly string[] {
  const identifier = snakeCase(name);
  const bytes = new TextEncoder().encode(identifier).length;
  if (bytes <= LONGEST) return [];
  return [
    `${place} names "${name}", which is "${identifier}" in the database: ${bytes} bytes, and PostgreSQL keeps ${LONGEST}. Write a shorter name.`,
  ];
}
