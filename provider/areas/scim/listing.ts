import SCIMMY from 'scimmy';
import * as scimMessages from '../../../contract/messages/it/scim';
import { message } from '../../../contract/messages/message';
import { SPORTELLO_SCHEMA, USER_SCHEMA } from '../../../contract/scim/schemas';
import { MOST_PER_PAGE } from './schemas';
import { ScimRefusal } from './scimError';

const LIST_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';

/** Longest filter, in characters. */
const LONGEST_FILTER = 2000;

/** A query of a list (RFC 7644, 3.4.2), from an address or from the body of a search. */
export interface ListQuery {
  readonly filter?: string;
  readonly sortBy?: string;
  readonly descending: boolean;
  /** Index of the first record of the page, from 0. */
  readonly start: number;
  readonly count: number;
  readonly shown: Projection;
}

/** Attributes that the response contains or leaves out, in lower case; see RFC 7644, 3.9. */
export interface Projection {
  readonly only?: ReadonlySet<string>;
  readonly except: ReadonlySet<string>;
}

type Sent = Readonly<Record<string, unknown>>;

/** Always in a response. */
const ALWAYS = ['schemas', 'id', 'meta'];

/** Reads a query. @throws ScimRefusal `invalidValue` */
export function readQuery(sent: Sent): ListQuery {
  const filter = textOf(sent, 'filter');
  if (filter !== undefined && filter.length > LONGEST_FILTER)
    throw new ScimRefusal(400, 'invalidFilter', scimMessages.filterIsTooLong);
  const sortBy = textOf(sent, 'sortBy');
  return {
    ...(filter?.trim() && { filter }),
    ...(sortBy && { sortBy }),
    descending: textOf(sent, 'sortOrder')?.toLowerCase() === 'descending',
    start: Math.max(1, numberOf(sent, 'startIndex', 1)) - 1,
    count: Math.min(MOST_PER_PAGE, Math.max(0, numberOf(sent, 'count', 100))),
    shown: readProjection(sent),
  };
}

export function readProjection(sent: Sent): Projection {
  const only = namesOf(sent, 'attributes');
  return {
    ...(only.length > 0 && { only: new Set(only) }),
    except: new Set(namesOf(sent, 'excludedAttributes')),
  };
}

/** Returns whether a response contains an attribute. */
export const shows = ({ only, except }: Projection, name: string): boolean =>
  (only ? only.has(name.toLowerCase()) : true) && !except.has(name.toLowerCase());

/** Returns a record with the attributes that were asked for. */
export const project = (resource: object, shown: Projection): object =>
  Object.fromEntries(
    Object.entries(resource).filter(([name]) => ALWAYS.includes(name) || shows(shown, name)),
  );

/** Filters, sorts and cuts out a page. @throws ScimRefusal `invalidFilter` */
export function listResponse(all: readonly object[], query: ListQuery): object {
  const { filter, sortBy, descending, start, count, shown } = query;
  const found = filter ? filtered(all, filter) : all;
  const sorted = sortBy ? sortedBy(found, sortBy, descending) : found;
  const page = sorted.slice(start, start + count);
  return {
    schemas: [LIST_SCHEMA],
    totalResults: found.length,
    startIndex: start + 1,
    itemsPerPage: page.length,
    Resources: page.map((resource) => project(resource, shown)),
  };
}

/**
 * Returns the value of a filter that only compares this attribute, such as `userName eq "x"`; undefined for other
 * filters. With the value, callers need not read all records.
 */
export function onlyEquals(filter: string | undefined, attribute: string): string | undefined {
  const [, name = '', value = ''] = /^\s*(\S+)\s+eq\s+"([^"\\]*)"\s*$/i.exec(filter ?? '') ?? [];
  return plainName(name) === attribute.toLowerCase() ? value : undefined;
}

/**
 * Returns the records that match a filter. Filter and records are passed to the library in lower case, because no
 * attribute is case-exact.
 */
function filtered(all: readonly object[], filter: string): readonly object[] {
  try {
    const lower = new SCIMMY.Types.Filter(plainName(filter));
    const byLower = new Map(all.map((resource) => [lowerCased(resource), resource]));
    return lower.match([...byLower.keys()]).map((matched) => byLower.get(matched as object) as object);
  } catch (error) {
    if (error instanceof SCIMMY.Types.Error || error instanceof TypeError)
      throw new ScimRefusal(
        400,
        'invalidFilter',
        message(scimMessages.filterIsNotValid, { filter: filter.slice(0, 200) }),
      );
    throw error;
  }
}

/**
 * Replaces attribute names that are prefixed with their schema, which the library does not know, and lowers the case.
 */
const plainName = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(`${SPORTELLO_SCHEMA.toLowerCase()}:`, 'sportello.')
    .replaceAll(`${USER_SCHEMA.toLowerCase()}:`, '');

const lowerCased = (resource: object): object => {
  const { [SPORTELLO_SCHEMA.toLowerCase()]: own, ...rest } = JSON.parse(
    JSON.stringify(resource).toLowerCase(),
  );
  return { ...rest, ...(own && { sportello: own }) };
};

function sortedBy(all: readonly object[], attribute: string, descending: boolean): readonly object[] {
  const names = plainName(attribute).split('.');
  const keyed = all.map((resource) => ({ resource, key: valueAt(lowerCased(resource), names) }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0) * (descending ? -1 : 1));
  return keyed.map(({ resource }) => resource);
}

/** Returns the text to sort by; of several values the first. */
function valueAt(value: unknown, [name, ...rest]: readonly string[]): string {
  const one = Array.isArray(value) ? value[0] : value;
  if (name === undefined) return typeof one === 'object' ? String(one?.value ?? '') : String(one ?? '');
  return typeof one === 'object' && one !== null && Object.hasOwn(one, name)
    ? valueAt((one as Sent)[name], rest)
    : '';
}

function textOf(sent: Sent, name: string): string | undefined {
  const value = sent[name];
  if (value === undefined || typeof value === 'string') return value;
  throw new ScimRefusal(400, 'invalidValue', message(scimMessages.mustBeText, { name }));
}

function numberOf(sent: Sent, name: string, otherwise: number): number {
  const value = sent[name];
  if (value === undefined) return otherwise;
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
  if (!Number.isSafeInteger(number))
    throw new ScimRefusal(400, 'invalidValue', message(scimMessages.mustBeNumber, { name }));
  return number;
}

/** Reads names of attributes. Only the first part of a name counts: `name.givenName` shows the whole name. */
function namesOf(sent: Sent, name: string): readonly string[] {
  const value = sent[name];
  const names = Array.isArray(value) ? value.map(String) : (textOf(sent, name)?.split(',') ?? []);
  return names
    .map((one) => one.trim().toLowerCase())
    .filter(Boolean)
    .map((one) => {
      if (one.startsWith(SPORTELLO_SCHEMA.toLowerCase())) return SPORTELLO_SCHEMA.toLowerCase();
      return plainName(one).split('.')[0] ?? one;
    });
}
