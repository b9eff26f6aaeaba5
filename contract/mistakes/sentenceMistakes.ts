import type { AnyRules } from '../schema/rules';
import type { StoredEntity } from '../storing/stored';

/**
 * Returns the Italian sentences of a stored resource's rules without an English translation: people who use the console
 * in English would read Italian.
 */
export function sentenceMistakes(entity: StoredEntity & { readonly rules?: AnyRules }): readonly string[] {
  const { rules, locked, removal = [], actions } = entity;
  const translated = (entity.words?.en as Translated | undefined)?.sentences ?? {};
  const said: readonly (readonly [place: string, sentence: string | undefined])[] = [
    ...(rules?.checks ?? []).map(({ say }, i) => [`rules.checks[${i}].say`, say] as const),
    ...locked.map(({ say }, i) => [`locked[${i}].say`, say] as const),
    ...removal.map(({ say }, i) => [`removal[${i}].say`, say] as const),
    ...Object.entries(actions).flatMap(([action, { rules: eligible = [] }]) =>
      eligible.flatMap(({ say, brief }, i) => [
        [`actions.${action}.rules[${i}].say`, say] as const,
        [`actions.${action}.rules[${i}].brief`, brief] as const,
      ]),
    ),
  ];
  return said.flatMap(([place, sentence]) =>
    sentence && !Object.hasOwn(translated, sentence)
      ? [`${place} has no English: write words.en.sentences["${sentence}"].`]
      : [],
  );
}

interface Translated {
  readonly sentences?: { readonly [italian: string]: string };
}
