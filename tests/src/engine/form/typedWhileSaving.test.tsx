import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Resource, Row } from '../../../../src/engine/declaration/defineResource';
import { type FakeBackend, fakeBackend } from '../../../fixtures/fakeBackend';
import { visits } from '../../../fixtures/reference/visits';
import { resourceScreen } from '../../../fixtures/resourceScreen';
import { saveButton } from '../../../fixtures/suites/recordChecks';
import { input, press, type, visit } from '../../../fixtures/visitForm';

const DRAFT = 'sportello.draft/maria.SG10001/visits/1';

/** Titles must be unique. */
const oneOfEach: Resource = { ...visits, form: { ...visits.form, unique: ['title'] } };

interface Update {
  readonly data: Row;
}

/** Opens a visit whose saves wait until `letGo` is called. */
async function open(backend: FakeBackend = fakeBackend(visits, [visit])) {
  const held: (() => void)[] = [];
  const sent: Row[] = [];
  const update = async (name: string, input: Update) => {
    sent.push(input.data);
    await new Promise<void>((resolve) => held.push(resolve));
    return backend.dataProvider.update(name, input as never);
  };
  resourceScreen(visits, { roles: ['supervisor'], rows: [visit], at: '/1', backend, calls: { update } });
  await screen.findByRole('button', { name: 'Salva' });
  const onItsWay = (count: number) => waitFor(() => expect(sent).toHaveLength(count));
  const letGo = () => act(async () => held.shift()?.());
  return { backend, sent, onItsWay, letGo };
}

// react-admin logs each refusal.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

/** Returns the announcements about a save in progress. */
const heard = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('a save that takes long', () => {
  it('is read out, with the focus still on its button', async () => {
    const { onItsWay, letGo } = await open();
    type('title', 'Teatro');
    await press('Salva');
    await onItsWay(1);
    expect(heard()).toContain('Salvataggio in corso...');
    expect(screen.getByRole('button', { name: 'Salvataggio in corso...' })).toHaveFocus();
    await letGo();
    await waitFor(() => expect(heard()).not.toContain('Salvataggio in corso...'));
  });

  it('is read out while it is asked who else has what is typed', async () => {
    const backend = fakeBackend(oneOfEach, [visit]);
    let letGo = () => {};
    const getList = async (name: string, params: unknown) => {
      await new Promise<void>((resolve) => (letGo = resolve));
      return backend.dataProvider.getList(name, params as never);
    };
    resourceScreen(oneOfEach, {
      roles: ['supervisor'],
      rows: [visit],
      at: '/1',
      backend,
      calls: { getList },
    });
    await screen.findByRole('button', { name: 'Salva' });
    type('title', 'Teatro');
    await press('Salva');
    expect(heard()).toContain('Salvataggio in corso...');
    await act(async () => letGo());
  });
});

describe('what is typed while a save is on its way', () => {
  it('stays, and can be saved; what was sent is what was saved', async () => {
    const { backend, sent, onItsWay, letGo } = await open();
    type('title', 'Teatro');
    type('code', 'xy');
    await press('Salva');
    await onItsWay(1);
    type('title', 'Teatro alla Scala');
    type('place.street', 'Via Dante');
    await letGo();
    expect(await screen.findByRole('heading', { level: 1, name: /Teatro$/ })).toBeVisible();
    expect(input('title')).toHaveValue('Teatro alla Scala');
    expect(input('place.street')).toHaveValue('Via Dante');
    expect(input('place.town')).toHaveValue('Roma');
    // Untouched inputs show the saved values.
    expect(input('code')).toHaveValue('XY');
    expect(sessionStorage.getItem(DRAFT)).toContain('Teatro alla Scala');
    expect(saveButton()).not.toHaveAttribute('aria-disabled', 'true');
    await press('Salva');
    await onItsWay(2);
    await letGo();
    await waitFor(() => expect(saveButton()).toHaveAttribute('aria-disabled', 'true'));
    expect(sent.map(({ title }) => title)).toEqual(['Teatro', 'Teatro alla Scala']);
    expect(backend.rows[0]).toMatchObject({ place: { town: 'Roma', street: 'Via Dante' } });
    expect(sessionStorage.getItem(DRAFT)).toBeNull();
  });

  it('stays where somebody else saved first, and goes only once it is saved', async () => {
    const { backend, sent, onItsWay, letGo } = await open();
    type('title', 'Teatro');
    backend.changeMeanwhile('1', { notes: 'loro' });
    await press('Salva');
    await onItsWay(1);
    type('title', 'Teatro alla Scala');
    await letGo();
    await onItsWay(2);
    expect(input('title')).toHaveValue('Teatro alla Scala');
    await letGo();
    await waitFor(() => expect(backend.rows[0]).toMatchObject({ title: 'Teatro', notes: 'loro' }));
    await waitFor(() => expect(input('notes')).toHaveValue('loro'));
    expect(input('title')).toHaveValue('Teatro alla Scala');
    expect(sent[1]).toMatchObject({ title: 'Teatro', notes: 'loro' });
  });

  it('is asked about where somebody else changed the same', async () => {
    const { backend, onItsWay, letGo } = await open();
    type('title', 'Teatro');
    backend.changeMeanwhile('1', { code: 'ZZ' });
    await press('Salva');
    await onItsWay(1);
    type('code', 'QQ');
    await letGo();
    expect(await screen.findByLabelText('valore attuale: ZZ')).toBeVisible();
    expect(screen.getByLabelText('valore scritto qui: QQ')).toBeChecked();
    expect(input('code')).toHaveValue('QQ');
  });
});
