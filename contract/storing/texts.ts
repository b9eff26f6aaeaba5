import type { ActionRule } from '../schema/actionRule';
import type { AnyRecord } from '../schema/anyRecord';
import type { Bilingual, InBothLanguages } from '../schema/bilingual';
import type { Field, Fields } from '../schema/fields';
import type { AnyRules, Check, Rules } from '../schema/rules';
import type { LabelledFields, TranslatedField } from './labelledFields';

/**
 * Texts in both languages, by key in the catalogue of a resource (`fields.title`), or by the path of a sentence
 * (`removal[0].say`).
 */
export type Texts = Readonly<Record<string, Bilingual>>;

/** The texts of a declaration, collected from its parts. */
export interface Translations {
  /** By key: `label`, `labels`, `fields.title`, `values.status.open`, `actions.close.label`. */
  readonly texts: Texts;
  /** The sentences of its rules, by path: `removal[0].say`. Responses of the provider contain the Italian one. */
  readonly sentences: Texts;
}

/** Rules between fields with sentences in both languages. */
export type TranslatedRules<R> = Omit<Rules<R>, 'checks'> & {
  readonly checks?: readonly InBothLanguages<Check<R>>[];
};

interface BriefRule {
  readonly say: Bilingual;
  readonly brief?: Bilingual | undefined;
}

/** An eligibility rule with sentences in both languages. Without `brief`, its sentence is also the short form. */
export type TranslatedRule<R> = Omit<InBothLanguages<ActionRule<R>>, 'brief'> & Pick<BriefRule, 'brief'>;

const withBrief = (rule: BriefRule): BriefRule => {
  const [italian, english] = rule.say;
  return {
    brief: [`escluso (${italian}) |||| esclusi (${italian})`, `left out (${english})`],
    ...rule,
  };
};

/** Collects the texts of a declaration, and returns its parts without them. */
export class TextCollector implements Translations {
  readonly texts: Record<string, Bilingual> = {};
  readonly sentences: Record<string, Bilingual> = {};

  /** Returns the fields of a record without their texts. */
  fields(of: LabelledFields, place = 'fields', parent = ''): Fields {
    return Object.fromEntries(
      Object.entries(of).map(([name, { label, help, ...field }]) => {
        const path = parent + name;
        this.texts[`${parent ? 'parts' : 'fields'}.${path}`] = label;
        if (help) this.texts[`help.${path}`] = help;
        return [name, this.#field(field as TranslatedField, `${place}.${name}`, path)];
      }),
    );
  }

  #field({ say, ...field }: TranslatedField, place: string, path: string): Field {
    const sentences = Object.entries(say ?? {}).map(([constraint, text]) => [
      constraint,
      this.#sentence(`${place}.say.${constraint}`, text),
    ]);
    const plain = {
      ...field,
      ...(say && { say: Object.fromEntries(sentences) }),
      ...('barred' in field && field.barred && { barred: this.rules(`${place}.barred`, field.barred) }),
    };
    if (field.kind === 'choice') return { ...plain, of: this.#values(field.of, path) } as unknown as Field;
    if (field.kind === 'list')
      return { ...plain, of: this.#field(field.of, `${place}.of`, path) } as unknown as Field;
    if (field.kind === 'record')
      return { ...plain, of: this.fields(field.of, `${place}.of`, `${path}.`) } as unknown as Field;
    return plain as unknown as Field;
  }

  #values(of: Texts | readonly string[], path: string): readonly string[] {
    // A list here is an error in code that is not type-checked; `textMistakes` reports values without labels.
    const values = Array.isArray(of) ? (of as readonly string[]) : Object.keys(of);
    for (const value of values) this.texts[`values.${path}.${value}`] = (of as Texts)[value] as Bilingual;
    return values;
  }

  /** Returns rules with the Italian sentences only. */
  rules<R extends { readonly say: string }>(place: string, of: readonly InBothLanguages<R>[]): readonly R[] {
    return of.map((rule, i) => {
      const { say, brief } = rule as { readonly say: Bilingual; readonly brief?: Bilingual };
      return {
        ...rule,
        say: this.#sentence(`${place}[${i}].say`, say),
        ...(brief && { brief: this.#sentence(`${place}[${i}].brief`, brief) }),
      } as unknown as R;
    });
  }

  /** Returns rules between fields with the Italian sentences only. */
  rulesBetween(rules: TranslatedRules<AnyRecord>): AnyRules {
    return {
      ...rules,
      ...(rules.checks && { checks: this.rules<Check<AnyRecord>>('rules.checks', rules.checks) }),
    } as AnyRules;
  }

  /** Returns actions without their texts. @param can the roles of actions that have none of their own */
  actions<P extends { readonly label: Bilingual; readonly rules?: readonly BriefRule[] }>(
    of: { readonly [name: string]: P },
    can: unknown,
  ): Record<string, Omit<P, 'label'>> {
    return Object.fromEntries(
      Object.entries(of).map(([name, { label, ...action }]) => {
        this.texts[`actions.${name}.label`] = label;
        const rules =
          action.rules && this.rules(`actions.${name}.rules`, action.rules.map(withBrief) as never);
        return [name, { can, ...action, ...(rules && { rules }) }];
      }),
    );
  }

  /** Collects the error messages that hooks refer to by name. */
  messages(of: Texts): void {
    for (const [name, text] of Object.entries(of)) this.sentences[`messages.${name}`] = text;
  }

  #sentence(place: string, text: Bilingual): string {
    this.sentences[place] = text;
    // A plain text is an error in code that is not type-checked; `textMistakes` reports it.
    return Array.isArray(text) ? text[0] : String(text);
  }
}

type Language = 'it' | 'en';
interface Nested {
  [part: string]: string | Nested;
}

/** Returns the texts of a resource as a catalogue in each language. */
export function cataloguesOf({
  texts,
  sentences,
}: Translations): Record<Language, Nested & { name: string }> {
  const { label, labels, ...others } = texts;
  const inLanguage = (at: 0 | 1) => {
    const catalogue: Nested & { name: string } = { name: `${label?.[at]} |||| ${labels?.[at]}` };
    for (const [key, text] of Object.entries(others)) put(catalogue, key.split('.'), text?.[at] ?? '');
    return catalogue;
  };
  const english = Object.fromEntries(Object.values(sentences).filter(Array.isArray));
  return { it: inLanguage(0), en: { ...inLanguage(1), sentences: english } };
}

function put(catalogue: Nested, [part = '', ...path]: readonly string[], text: string): void {
  if (path.length === 0) {
    catalogue[part] = text;
    return;
  }
  const inside = catalogue[part];
  const nested = typeof inside === 'object' ? inside : {};
  catalogue[part] = nested;
  put(nested, path, text);
}
