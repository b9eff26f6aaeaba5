import { describe, expect, it } from 'vitest';
import { effectsOfAction } from '../../../../src/engine/actions/effectsOfAction';
import { stepKey } from '../../../../src/engine/declaration/action';
import { en } from '../../../../src/i18n/en/en';
import { it as italian } from '../../../../src/i18n/it/it';
import { users } from '../../../../src/resources/users/users';

/** Returns the key of every sentence that the engine uses, below `resources.user`. */
function sentences(): string[] {
  const { list, form, actions } = users;
  const columns = list.columns.map(({ field }) => field);
  const named = [...new Set([...columns, ...form.inputs])];
  const flags = named.filter((name) => users.fields[name as keyof typeof users.fields]?.kind === 'flag');
  const tones = list.columns.flatMap(({ tone }) => tone?.flatMap(({ say }) => say ?? []) ?? []);
  return [
    ...['name', 'title', 'caption', 'search', 'one', 'updated'],
    ...named.map((name) => `fields.${name}`),
    ...flags.flatMap((name) => [`values.${name}.true`, `values.${name}.false`]),
    ...tones.map((tone) => `tones.${tone}`),
    ...Object.keys(users.procedures).flatMap((name) =>
      ['label', 'row', 'open'].map((key) => `procedures.${name}.${key}`),
    ),
    ...Object.keys(users.pages ?? {}).map((address) => `pages.${address}`),
    ...list.filters.show.flatMap(({ field, offers }) => {
      if (offers) return [`filters.${field}.label`];
      const filter = list.filters.of[field];
      const values = filter?.kind === 'choice' ? filter.of : ['true', 'false'];
      return [`filters.${field}.label`, ...values.map((value) => `filters.${field}.values.${value}`)];
    }),
    ...[...form.locked.map(({ say }) => say), 'notAllowed'].map((say) => `locked.${say}`),
    ...Object.entries(actions).flatMap(([name, { steps }]) => [
      ...[
        'label',
        'row',
        'planned',
        'leftOut',
        'none',
        'doneOne',
        'doneMany',
        'nothingToDo',
        'partly',
        'confirm',
      ].map((key) => `actions.${name}.${key}`),
      ...steps.flatMap((step) => {
        const key = stepKey(step);
        const words = `actions.${name}.steps.${key}`;
        // If the effects are listed, no further text is needed.
        return key === 'review' && effectsOfAction(users, name)
          ? [`${words}.title`]
          : [`${words}.title`, `${words}.text`];
      }),
    ]),
  ];
}

const read = (catalogue: object, path: string) =>
  path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], catalogue);

describe('the declaration of users', () => {
  it.each([
    ['Italian', italian],
    ['English', en],
  ])('has all its words in %s', (_language, { resources }) => {
    expect(sentences().length).toBeGreaterThan(40);
    expect(sentences().filter((path) => typeof read(resources.user, path) !== 'string')).toEqual([]);
  });
});
