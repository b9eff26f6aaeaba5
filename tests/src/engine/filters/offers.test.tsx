import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { applicationsOfSchool } from '../../../../contract/roles/endpoints';
import type { Endpoint } from '../../../../contract/schema/endpoint';
import { users } from '../../../../src/resources/users/users';
import { fakeRoles } from '../../../fixtures/fakeRoles';
import { heldRoles } from '../../../fixtures/heldRoles';
import { address, axeFindings, resourceScreen } from '../../../fixtures/resourceScreen';
import { addFilter, shownIds } from '../../../fixtures/suites/onScreen';
import { userRow } from '../../../fixtures/userRecords';
import { refusal } from '../../../fixtures/visitForm';

const people = [
  userRow('docente', { groups: heldRoles('WWA/Docente', 'WWA/Tutor') }),
  userRow('nessuno'),
  userRow('preside', { groups: heldRoles('WWA/Preside') }),
  userRow('segreteria', { groups: heldRoles('WWP/Segreteria') }),
];

function open(at = '') {
  const fake = fakeRoles(people);
  resourceScreen(users, { roles: ['supervisor'], rows: [], at, calls: fake.provider });
  return fake;
}
const names = () => shownIds(users).map((id) => id.split('.')[0]);
const options = (of: HTMLElement) =>
  within(of)
    .getAllByRole('option')
    .map((one) => one.textContent);

describe('filters whose values a call answers', () => {
  it("USR-045 USR-046 USR-047 are the school's applications, cut at 18 letters, and then the roles of the one that was chosen", async () => {
    open();
    await screen.findByRole('button', { name: 'Filtro' });
    // It appears with the filter that it depends on, which is set first.
    await addFilter('Ruolo');
    const application = screen.getByLabelText('Applicazione');
    const role = screen.getByLabelText('Ruolo');
    await waitFor(() => expect(application).toHaveFocus());
    await within(application).findByRole('option', { name: 'Alunni' });
    expect(options(application)).toEqual([
      'Qualsiasi',
      'Alunni',
      'Amministrazione Tr…',
      'Bilancio',
      'Libri di testo',
      'Magazzino',
      'Personale',
      'Presenze',
    ]);
    expect(role).toHaveAttribute('aria-disabled', 'true');
    expect(role).toHaveAccessibleDescription('Scegliere prima: Applicazione');
    expect(options(role)).toEqual(['Qualsiasi']);
    expect(await axeFindings()).toEqual([]);

    await userEvent.selectOptions(application, 'WWA');
    expect(names()).toEqual(['docente', 'preside']);
    await within(role).findByRole('option', { name: 'Preside' });
    expect(role).not.toHaveAttribute('aria-disabled');
    await userEvent.selectOptions(role, 'Preside');
    expect(names()).toEqual(['preside']);
    await waitFor(() => expect(address()).toContain('applicazione=WWA&ruolo=Preside'));
    expect(screen.getByRole('button', { name: /Applicazione: Alunni/ })).toBeVisible();

    await userEvent.selectOptions(application, 'WWP');
    expect(names()).toEqual(['segreteria']);
    expect(role).toHaveValue('');
  });
  it('say why there are none where the call fails, and keep the value of the address, which can be taken away', async () => {
    const { provider } = fakeRoles(people);
    const answered = provider.callEndpoint as (...asked: unknown[]) => Promise<unknown>;
    const run = async (name: string, endpoint: Endpoint, input: unknown) => {
      if (endpoint.id === applicationsOfSchool.id) throw refusal(403);
      return answered(name, endpoint, input);
    };
    const calls = { ...provider, callEndpoint: run };
    resourceScreen(users, { roles: ['supervisor'], rows: [], at: '?applicazione=WWA&v=1', calls });
    const application = await screen.findByLabelText('Applicazione');
    await waitFor(() =>
      expect(application).toHaveAccessibleDescription('Ops, dati non disponibili. Riprovare più tardi.'),
    );
    expect(application).toHaveValue('WWA');
    expect(options(application)).toEqual(['Qualsiasi', 'WWA']);
    expect(application).not.toHaveAttribute('aria-disabled');
    expect(names()).toEqual(['docente', 'preside']);
    expect(await axeFindings()).toEqual([]);
    await userEvent.selectOptions(application, 'Qualsiasi');
    await waitFor(() => expect(names()).toHaveLength(4));
  });

  it('go together: without the first the second means nothing', async () => {
    open('?applicazione=WWA&ruolo=Preside&v=1');
    const chip = await screen.findByRole('button', { name: /Applicazione: Alunni/ });
    expect(names()).toEqual(['preside']);
    await userEvent.click(chip);
    await waitFor(() => expect(names()).toHaveLength(4));
    expect(screen.queryByRole('button', { name: /Ruolo: Preside/ })).toBeNull();
  });
});
