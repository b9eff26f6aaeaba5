import { unknownName } from '../../../contract/mistakes/unknownName';
import type { Field } from '../../../contract/schema/fields';
import type { Spoken } from '../../i18n/declaredWords';
import type { Resource } from './resource';

/** Returns an error for each word of a part that the resource does not have, because it would never be shown. */
export function wordMistakes(resource: Resource): readonly string[] {
  const { fields, actions, form, related = {} } = resource;
  const { words } = resource as { readonly words?: Spoken };
  const tabs = [form.tabs, form.ownTabs, related].flatMap((of) => Object.keys(of ?? {}));
  const listed = resource.list.tabs?.flatMap((tab) => ('name' in tab ? [tab.name] : [])) ?? [];
  return (['it', 'en'] as const).flatMap((locale) => {
    const said = words?.[locale] ?? {};
    const names = (
      part: 'fields' | 'actions' | 'tabs' | 'sections',
      known: readonly string[],
      what: string,
    ) =>
      Object.keys(said[part] ?? {}).flatMap((name) =>
        unknownName(`words.${locale}.${part}`, name, known, what),
      );
    return [
      ...names('fields', Object.keys(fields), 'one of its fields'),
      ...names('actions', Object.keys(actions), 'one of its actions'),
      ...names('tabs', [...tabs, ...listed], 'one of its tabs'),
      ...names('sections', Object.keys(form.sections ?? {}), 'one of form.sections'),
      ...Object.entries(said.values ?? {}).flatMap(([name, values]) => {
        const of = valuesOf(fields[name]) ?? resource.worded?.[name];
        return of
          ? Object.keys(values).flatMap((value) =>
              unknownName(`words.${locale}.values.${name}`, value, of, 'one of its values'),
            )
          : [];
      }),
    ];
  });
}

const valuesOf = (field: Field | undefined): readonly string[] | undefined => {
  const of = field?.kind === 'list' ? field.of : field;
  return of?.kind === 'choice' ? of.of : undefined;
};
