import { screen } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Resource } from '../../../src/engine/declaration/defineResource';
import { foreignResource } from '../../../src/kit/foreignResource';
import { storedResource } from '../../../src/kit/storedResource';
import { keepStored } from '../../fixtures/keepStored';
import { storedTrips } from '../../fixtures/reference/storedTrips';
import { resourceScreen } from '../../fixtures/resourceScreen';

const list = { columns: ['title'] } as const;
const load = () => import('../../fixtures/reference/OwnList');
const views = {
  list: () => load().then((file) => file.OwnList),
  form: () => load().then((file) => file.OwnForm),
};
const pages = {
  chart: {
    label: ['Grafico', 'Chart'],
    can: ['user', 'list'] as const,
    load: () => load().then((file) => file.OwnList),
  },
};
const input = {
  label: ['Cosa', 'Thing'],
  labels: ['Cose', 'Things'],
  address: 'https://x.example',
  can: ['user', 'list'] as const,
  fields: { title: { kind: 'text', label: ['Titolo', 'Title'] } },
  list,
} as const;

describe.each([
  [
    'stored',
    (more: object) => storedResource(storedTrips, { list, ...more } as never) as Resource,
    'sampleTrips',
  ],
  [
    'foreign',
    (more: object) => foreignResource('things', { ...input, ...more } as never) as Resource,
    'things',
  ],
])('a %s resource', (_kind, declare, name) => {
  let forget: () => void;
  beforeAll(() => {
    forget = keepStored(storedTrips);
  });
  afterAll(() => forget());
  const rows = [{ id: '1', title: 'Roma' }];

  it('draws the views and pages that it brings itself, as npm run eject writes them', async () => {
    const shown = (at: string) =>
      resourceScreen(declare({ views, pages }), { roles: ['supervisor'], rows, at });
    for (const [at, heading] of [
      ['', `An own list of ${name}`],
      ['/1', `An own form of ${name}: Roma`],
      ['/chart', `An own list of ${name}`],
    ] as const) {
      const { unmount } = shown(at);
      expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
      unmount();
    }
  });

  it.each([
    [{ view: views }, 'the declaration names "view", which is not one of its options. Did you mean "views"?'],
    [{ lists: list }, 'the declaration names "lists", which is not one of its options. Did you mean "list"?'],
    [{ views: { edit: views.form } }, 'views names "edit", which is not one of its options.'],
    [
      { page: views.form },
      'page is of records that no form changes. Draw the page of a record by views: { form: … }.',
    ],
    [
      { procedures: { go: { label: ['Vai', 'Go'], cann: 1 } } },
      'procedures.go names "cann", which is not one of its options.',
    ],
  ])('with %j does not start, and says which option is meant', (more, say) => {
    expect(() => declare(more)).toThrow(say);
  });
});

it('a stored resource refuses to arrange an action that it does not have', () => {
  const wrong = { list, actions: { cancle: { icon: 'disable' } } } as never;
  expect(() => storedResource(storedTrips, wrong)).toThrow(
    'actions names "cancle", which is not one of its options. Did you mean "cancel"?',
  );
});
