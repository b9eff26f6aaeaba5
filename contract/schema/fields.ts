import type { Entity, StoredName } from '../permissions/permissions';
import type { FileType } from '../values/files';
import type { Attachment } from './attachment';
import type { Computed, SourcesIn } from './computed';
import type { AnyRules, Rules } from './rules';

/** The category of personal data in a field: personal data, or special categories of personal data. */
export type Privacy = 'personal' | 'special';

/**
 * The constraints that a value can violate. `say` of a field declares a sentence for a constraint if the default one
 * does not fit.
 */
export type Constraint = 'required' | 'type' | 'min' | 'max' | 'pattern' | 'choice' | 'decimals';

interface Common {
  /** Must be present, and neither null nor empty. */
  readonly required?: true;
  /** Computed by the provider: displayed, and refused as input. */
  readonly readOnly?: true;
  readonly privacy?: Privacy;
  /** Used for the current request only and never stored, not even as a digest. */
  readonly secret?: true;
  readonly say?: Partial<Record<Constraint, string>>;
  /** English, for the OpenAPI document. */
  readonly about?: string;
}

/**
 * A field, by its kind. A fact about data (its kind, its limits, its privacy) is declared once, as a field. The
 * TypeScript type ({@link RecordOf}), the validation (fieldSchema.ts) and the OpenAPI schema (jsonSchema.ts) are
 * derived from it.
 */
export type Field = Common &
  (
    | {
        readonly kind: 'text';
        readonly min?: number;
        readonly max?: number;
        readonly pattern?: RegExp;
        /**
         * Patterns that a value must not match, each with its sentence. They have no flags because JSON Schema has
         * none.
         */
        readonly barred?: readonly { readonly pattern: RegExp; readonly say: string }[];
        readonly lines?: number;
        /** The name of a file: cleaned on input, and validated by the rule of fileName.ts. */
        readonly fileName?: true;
        readonly computed?: Computed<'text'>;
      }
    /** A formatted text with the tags of cleanMarkup.ts; `max` counts only the characters of its text, not the tags. */
    | { readonly kind: 'markup'; readonly max?: number }
    | {
        readonly kind: 'number';
        readonly min?: number;
        readonly max?: number;
        readonly integer?: true;
        /** Maximum number of decimal places, also used for display; more are refused, never rounded. */
        readonly decimals?: number;
        readonly computed?: Computed<'number'>;
      }
    /** An amount in euros, always stored, transferred and computed in whole cents, so that no cent is lost. */
    | {
        readonly kind: 'money';
        readonly min?: number;
        readonly max?: number;
        readonly computed?: Computed<'money'>;
      }
    | { readonly kind: 'flag' }
    /**
     * A calendar date, YYYY-MM-DD. It is never a Date, so that no time zone can shift it. `past`: the date is in the
     * past, such as a date of birth, so that a file may give its year with two digits.
     */
    | { readonly kind: 'day'; readonly past?: true }
    /** A moment, ISO 8601 in UTC on the wire, Europe/Rome on screen. */
    | { readonly kind: 'instant' }
    | { readonly kind: 'choice'; readonly of: readonly string[] }
    /**
     * A reference to a record of another resource, by its key. If that resource is in contract/stored or on another
     * server, write `to: trips.name`. For several records, use a list.
     */
    | { readonly kind: 'ref'; readonly to: Entity | StoredName }
    | { readonly kind: 'list'; readonly of: Field; readonly min?: number; readonly max?: number }
    /** A record; `rules` apply between its fields, see {@link ruled}. */
    | { readonly kind: 'record'; readonly of: Fields; readonly rules?: AnyRules }
    /** A file in base64; `max` is its size in bytes. */
    | { readonly kind: 'file'; readonly of: readonly FileType[]; readonly max: number }
    /**
     * A file attached to a stored resource and kept in the object store. The record has its name, type, size and hash.
     * `max` is its size in bytes.
     */
    | { readonly kind: 'attachment'; readonly of: readonly FileType[]; readonly max: number }
    /**
     * Any JSON object, only for values that are recorded without change, such as `before` and `after` in the audit log.
     */
    | { readonly kind: 'json' }
  );

export type Fields = { readonly [name: string]: Field };

/** The type of a field's value. */
export type ValueOf<F> = F extends { kind: 'choice'; of: readonly (infer C)[] }
  ? C
  : F extends { kind: 'number' | 'money' }
    ? number
    : F extends { kind: 'flag' }
      ? boolean
      : F extends { kind: 'list'; of: infer I }
        ? readonly ValueOf<I>[]
        : F extends { kind: 'record'; of: infer R }
          ? RecordOf<R>
          : F extends { kind: 'attachment' }
            ? Attachment
            : F extends { kind: 'json' }
              ? Readonly<Record<string, unknown>>
              : string;

/** The record type of a set of fields: required fields are present, the others may be absent or null. */
export type RecordOf<F> = {
  readonly [K in keyof F as F[K] extends { required: true } ? K : never]: ValueOf<F[K]>;
} & {
  readonly [K in keyof F as F[K] extends { required: true } ? never : K]?: ValueOf<F[K]> | null;
};

type OptionsOf<K> = keyof Extract<Field, { readonly kind: K }>;
type Unknown<O, K extends string> =
  O extends OptionsOf<K> ? never : `"${O & string}" is no option of a field of kind "${K}"`;
type Lost<S, F, N> =
  S extends Exclude<S, keyof F>
    ? `"${S & string}", which "${N & string}" is computed of, is no field`
    : never;
type MistakeIn<F extends Fields, N extends keyof F> =
  | Unknown<keyof F[N], F[N]['kind']>
  | (F[N] extends { readonly computed: infer C } ? Lost<SourcesIn<C>, F, N> : never);
type Mistake<F extends Fields> = { [N in keyof F]: MistakeIn<F, N> }[keyof F];

/**
 * Makes fields with an unknown option for their kind a compile error at the field. It compares only the names of
 * options, because comparing values would take the compiler three times as long.
 */
export type Exact<F extends Fields> = [Mistake<F>] extends [never]
  ? unknown
  : { readonly [N in keyof F as [MistakeIn<F, N>] extends [never] ? never : N]: MistakeIn<F, N> };

/** Declares a set of fields, keeping its literal types. */
/*#__NO_SIDE_EFFECTS__*/
export const fields = <const F extends Fields>(of: F & Exact<F>): F => of;

/**
 * Declares rules between the fields of a set, for the record that contains them: an unknown field, or a condition of
 * the wrong type, does not compile.
 *
 * @example body: { kind: 'record', required: true, of: tripFields, rules: ruled(tripFields, { required: { bus: { by:
 *   'bus' } } }) }
 */
export const ruled = <const F extends Fields>(_of: F, rules: Rules<RecordOf<F>>): AnyRules =>
  rules as unknown as AnyRules;

/** Picks fields of a set, in the given order. */
/*#__NO_SIDE_EFFECTS__*/
export function pick<const F extends Fields, const K extends keyof F>(
  of: F,
  ...names: readonly K[]
): Pick<F, K> {
  return Object.fromEntries(names.map((name) => [name, of[name]])) as Pick<F, K>;
}

/** Makes all fields optional, for a request that contains only changes. */
/*#__NO_SIDE_EFFECTS__*/
export function optional<const F extends Fields>(of: F): Optional<F> {
  const free = Object.entries(of).map(([name, { required: _required, ...field }]) => [name, field]);
  return Object.fromEntries(free) as Optional<F>;
}

type Optional<F extends Fields> = { readonly [K in keyof F]: Omit<F[K], 'required'> };

/** Returns the strictest privacy of a field and its parts; undefined if none is declared. */
export function privacyOf(field: Field | undefined): Privacy | undefined {
  if (!field || field.privacy === 'special') return field?.privacy;
  const inside = field.kind === 'record' ? Object.values(field.of) : field.kind === 'list' ? [field.of] : [];
  const marks = [field.privacy, ...inside.map(privacyOf)];
  return marks.includes('special') ? 'special' : marks.find(Boolean);
}
