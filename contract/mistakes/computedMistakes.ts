import { type Computed, sourcesOf } from '../schema/computed';
import { type Field, type Fields, privacyOf } from '../schema/fields';
import type { LockRules } from '../schema/lockRule';
import type { ReadRules } from '../schema/readRule';

interface Declared {
  readonly fields: Fields;
  readonly reads?: ReadRules | undefined;
  readonly locked?: Pick<LockRules[number], 'when'>[] | LockRules;
}

/** Kinds of source fields that each computation accepts; `own` is the kind of the computed field itself. */
const TAKES: Readonly<Record<ReturnType<typeof sourcesOf>['way'], readonly Field['kind'][] | 'own'>> = {
  sum: 'own',
  difference: 'own',
  product: ['number', 'money'],
  days: ['day'],
  count: ['list'],
  join: ['text'],
};
const PRIVATE = [undefined, 'personal', 'special'] as const;

const computedOf = (field: Field | undefined): Computed | undefined =>
  field && 'computed' in field ? field.computed : undefined;

/**
 * Returns the errors in the declarations of computed fields, one sentence each. The sources of a value must exist, and
 * must be readable by everybody who can read the value.
 */
export function computedMistakes({ fields, reads = {}, locked = [] }: Declared): readonly string[] {
  const conditions = [...locked.map(({ when }) => when), ...Object.values(reads).map((rule) => rule?.where)];
  return Object.entries(fields).flatMap(([name, field]) => {
    const computed = computedOf(field);
    if (!computed) return [];
    const place = `fields.${name}.computed`;
    const { way, of } = sourcesOf(computed);
    const takes = TAKES[way] === 'own' ? [field.kind] : TAKES[way];
    return [
      ...(field.required ? [`fields.${name} is computed: leave out required, nobody writes it.`] : []),
      ...(conditions.some((where) => names(where, name))
        ? [`"${name}" is computed once a record is kept: a lock or a reading cannot depend on it.`]
        : []),
      ...[...new Set(of)].flatMap((source) => {
        const from = fields[source];
        if (!from) return [`${place} names "${source}", which is not one of its fields.`];
        return [
          ...(takes?.includes(from.kind) && !computedOf(from)
            ? []
            : [
                `${place}.${way} names "${source}". Name a field of kind ${takes?.join(' or ')} that is not computed itself.`,
              ]),
          ...(JSON.stringify(reads[source]) === JSON.stringify(reads[name]) || !reads[source]
            ? []
            : [
                `${place} tells of "${source}", which not everybody reads. Give reads.${name} the same rule.`,
              ]),
          ...(PRIVATE.indexOf(privacyOf(field)) < PRIVATE.indexOf(privacyOf(from))
            ? [`${place} tells of "${source}". Give fields.${name} its privacy, "${privacyOf(from)}".`]
            : []),
        ];
      }),
    ];
  });
}

/** Returns whether a condition refers to a field. */
const names = (where: unknown, name: string): boolean =>
  typeof where === 'object' &&
  where !== null &&
  Object.entries(where).some(([key, inner]) => key === name || names(inner, name));
