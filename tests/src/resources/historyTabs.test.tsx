import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Role } from '../../../contract/permissions/roles';
import { operations } from '../../../src/resources/operations/operations';
import { resourceScreen } from '../../fixtures/resourceScreen';

const row = {
  id: 'op-1',
  kind: 'takeBack',
  resource: 'user',
  action: 'disable',
  what: { undo: 'takeBack', said: 'disable', count: 13, noun: 'users' },
  name: 'Lucia Neri',
  actor: 'neri.SG10001',
  startedAt: '2026-08-20T08:30:00Z',
  state: 'ended',
  done: 13,
  failed: 0,
};

async function open(role: Role) {
  resourceScreen(operations, { roles: [role], rows: [row] });
  return within(await screen.findByRole('navigation', { name: 'Sezioni' }));
}

describe('the history', () => {
  it.each([
    ['supervisor', ['Tutto', 'Su più persone', 'Da file']],
    ['teacherManager', ['Su più persone', 'Da file']],
  ] as const)('has for a %s the views %j, each at its address', async (role, names) => {
    const views = (await open(role)).getAllByRole('link');
    expect(views.map(({ textContent }) => textContent)).toEqual(names);
    const current = views.filter((view) => view.getAttribute('aria-current') === 'page');
    expect(current.map(({ textContent }) => textContent)).toEqual(['Su più persone']);
  });

  it('calls what was done by its name, and leads to it', async () => {
    await open('supervisor');
    const way = await screen.findByRole('link', { name: 'Annullamento: Disattivazione di 13 utenti' });
    expect(way).toHaveAttribute('href', '/operazioni/op-1');
  });
});
