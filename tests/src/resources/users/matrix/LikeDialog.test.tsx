import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { User } from '../../../../../contract/users/user';
import { LikeDialog } from '../../../../../src/resources/users/matrix/LikeDialog';
import { users } from '../../../../../src/resources/users/users';
import { catalogue, fakeRoles } from '../../../../fixtures/fakeRoles';
import { heldRoles } from '../../../../fixtures/heldRoles';
import { axeFindings, viewScreen } from '../../../../fixtures/resourceScreen';
import { userRow } from '../../../../fixtures/userRecords';

const rossi = userRow('rossi', { groups: heldRoles('WWA/Preside', 'OLD/Antico') });
const verdi = userRow('verdi', {
  groups: heldRoles('WWA/Docente', 'WWA/Tutor', 'WWP/Segreteria', 'SSO/GestDocenti'),
});

/** Opens the dialog for rossi, with verdi selected. */
async function open(bySupervisor = true, like: Partial<User> = {}) {
  const fake = fakeRoles([rossi, { ...verdi, ...like }]);
  const onClose = vi.fn();
  const known = { ...catalogue, bySupervisor };
  viewScreen(<LikeDialog resource={users} id={rossi.id} known={known} onClose={onClose} />, {
    roles: ['supervisor'],
    rows: [],
    resource: users,
    calls: fake.provider,
  });
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Abilitazioni di Mario rossi: copia da un collega' }),
  );
  const apply = dialog.getByRole('button', { name: 'Applica' });
  await waitFor(() =>
    expect(apply).toHaveAccessibleDescription('Scegliere il collega di cui copiare le abilitazioni'),
  );
  await userEvent.type(dialog.getByLabelText(/^Collega/), 'verdi');
  await userEvent.click(await screen.findByRole('option'));
  const list = (name: string) =>
    within(dialog.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map((one) => one.textContent?.trim());
  return { fake, dialog, apply, list, onClose };
}

describe('the roles of a colleague', () => {
  it('P04 are copied with the differences shown first, of the applications that the school gives alone', async () => {
    const { fake, dialog, apply, list, onClose } = await open();
    expect(dialog.getByText('+3 −1')).toBeVisible();
    expect(list('Da aggiungere')).toEqual(['Docente (Alunni)', 'Tutor (Alunni)', 'Segreteria (Personale)']);
    expect(list('Da togliere')).toEqual(['Preside (Alunni)']);
    expect(await axeFindings()).toEqual([]);
    expect(fake.held(rossi.uid)).toEqual(['WWA/Preside', 'OLD/Antico']);
    await userEvent.click(apply);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(fake.held(rossi.uid)).toEqual(['WWA/Docente', 'WWA/Tutor', 'WWP/Segreteria']);
  });
  it('P04 that break a rule among themselves are not copied, and it is said why', async () => {
    const { list } = await open(true, { groups: heldRoles('WWA/Docente', 'WWA/Preside') });
    expect(list('Non possono essere copiate')).toEqual([
      "Docente (Alunni): L'opzione Docente non è compatibile con le opzioni Preside e Assistente.",
    ]);
  });
  it('changed meanwhile are compared again before anything is done', async () => {
    const { fake, dialog, apply, onClose } = await open();
    fake.change(rossi.uid, 'WWA/Docente', 'OLD/Antico');
    await userEvent.click(apply);
    await dialog.findByText(/^Le abilitazioni sono cambiate nel frattempo/);
    expect(dialog.getByText('+2 −0')).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });
});
