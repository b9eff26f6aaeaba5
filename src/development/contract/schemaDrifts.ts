import type { JsonSchema } from '../../../contract/schema/jsonSchema';
import { listAt, objectAt, type Place, type Places } from './openApiDocument';

/** A difference between a document and a declaration. */
export interface Drift {
  /** JSON pointer of the place in the document. */
  readonly pointer: string;
  readonly say: string;
}

/** `sent` by the console, or `answered` by the provider: it decides which side may have additional properties. */
export type Direction = 'sent' | 'answered';

/** JSON Schema keywords compared besides types and properties. */
const LIMITS = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'pattern',
  'format',
  'multipleOf',
];

interface Comparing {
  readonly places: Places;
  readonly direction: Direction;
  /** Name of the value in messages. */
  readonly name: string;
}

/** Returns the differences between the schema at a place of a document and that of a declaration. */
export function schemaDrifts(wanted: JsonSchema, place: Place, comparing: Comparing): readonly Drift[] {
  const { places, name } = comparing;
  const found = places.resolve(place);
  if (typeof found.value !== 'object' || found.value === null) {
    return [{ pointer: found.at, say: `The document has no schema for ${name}.` }];
  }
  const schema = objectAt(found);
  const drift = (key: string, say: string): Drift => ({ pointer: `${found.at}/${key}`, say });
  const [ours, theirs] = [typesOf(wanted), typesOf(schema)];
  if (ours.types !== theirs.types) {
    return [drift('type', `${name} is declared as ${ours.types}; the document says ${theirs.types}.`)];
  }
  return [
    ...(ours.nullable === theirs.nullable ? [] : [drift('type', nullability(name, theirs.nullable))]),
    ...(valuesOf(wanted) === valuesOf(schema)
      ? []
      : [
          drift(
            'enum',
            `${name} is declared to be ${valuesOf(wanted)}; the document says ${valuesOf(schema)}.`,
          ),
        ]),
    ...LIMITS.filter((key) => limit(wanted, key) !== limit(schema, key)).map((key) =>
      drift(
        key,
        `${key} of ${name} is declared as ${shownValue(wanted[key])}; the document says ${shownValue(schema[key])}.`,
      ),
    ),
    ...(schema.readOnly === true && wanted.readOnly !== true
      ? [drift('readOnly', `${name} is read-only in the document; declare it readOnly.`)]
      : []),
    ...memberDrifts(wanted, found, comparing),
    ...(wanted.items && typeof wanted.items === 'object'
      ? schemaDrifts(wanted.items as JsonSchema, places.below(found, 'items'), {
          ...comparing,
          name: `an item of ${name}`,
        })
      : []),
  ];
}

/** Compares the properties of an object: presence, required ones, and each schema. */
function memberDrifts(wanted: JsonSchema, found: Place, comparing: Comparing): readonly Drift[] {
  const { places, name, direction } = comparing;
  const members = (wanted.properties ?? {}) as Readonly<Record<string, JsonSchema>>;
  const known = objectAt(places.below(found, 'properties'));
  const needed = (wanted.required ?? []) as readonly string[];
  const theirs = listAt(places.below(found, 'required'));
  const unsent = theirs.filter((member) => direction === 'sent' && !Object.hasOwn(members, String(member)));
  return [
    ...unsent.map((member) => ({
      pointer: `${found.at}/required`,
      say: `The document requires "${member}" in ${name}; the declaration does not have it.`,
    })),
    ...Object.entries(members).flatMap(([member, schema]) => {
      const place = places.below(found, 'properties', member);
      if (!Object.hasOwn(known, member)) {
        return [{ pointer: place.at, say: `The document has no field "${member}" in ${name}.` }];
      }
      const required = needed.includes(member) !== theirs.includes(member) && {
        pointer: `${found.at}/required`,
        say: theirs.includes(member)
          ? `"${member}" is required in ${name} by the document; declare it required.`
          : `"${member}" is declared required in ${name}; the document does not require it.`,
      };
      return [
        ...(required ? [required] : []),
        ...schemaDrifts(schema, place, { ...comparing, name: `"${member}" in ${name}` }),
      ];
    }),
  ];
}

/**
 * Returns the types of a schema and whether null is allowed, which OpenAPI 3.0 and 3.1 declare in different ways:
 * `nullable: true` and `type: ['string', 'null']`.
 */
function typesOf({ type, nullable, properties, enum: values }: JsonSchema) {
  const all: readonly unknown[] = Array.isArray(type) ? type : type === undefined ? [] : [type];
  const types = all.filter((one) => one !== 'null').join(' or ');
  const guessed = properties ? 'object' : values ? 'string' : 'anything';
  return { types: types || guessed, nullable: nullable === true || all.includes('null') };
}

const nullability = (name: string, theirs: boolean) =>
  theirs
    ? `${name} may be null in the document; do not declare it required.`
    : `${name} may be null as declared; the document does not allow it.`;

const valuesOf = ({ enum: values }: JsonSchema): string =>
  Array.isArray(values)
    ? values
        .filter((one) => one !== null)
        .map(String)
        .sort()
        .join(', ')
    : 'any value';

/**
 * Returns the value of a keyword. A minimum length of 0 or 1 is ignored, because a required text is not empty, even if
 * the document does not say so.
 */
const limit = (schema: JsonSchema, key: string): unknown => {
  const value = schema[key];
  return key === 'minLength' && (value === 1 || value === 0) ? undefined : value;
};

const shownValue = (value: unknown) => (value === undefined ? 'nothing' : String(value));
