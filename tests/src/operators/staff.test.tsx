import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type StaffRole, staffRoles } from '../../../contract/staff/operatorPermissions';
import { staffMay } from '../../../contract/staff/staffPermissions';
import { createAuthProvider } from '../../../operators/authProvider';
import { InviteOperator } from '../../../operators/dialogs/InviteOperator';
import { RotateProgram } from '../../../operators/dialogs/RotateProgram';
import { SetOperatorRole } from '../../../operators/dialogs/SetOperatorRole';
import { resources } from '../../../operators/resources';
import type { AccessChecker } from '../../../src/session/viewer';
import { operatorDialog } from '../../fixtures/operatorDialog';

const judge = (role: StaffRole | null) =>
  createAuthProvider({ role, fourEyes: true }, async () => undefined) as unknown as AccessChecker;
const anna = { id: 'anna', username: 'anna', name: 'Anna Rossi', role: 'support', enabled: true };
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the console of the staff', () => {
  it('offers each action of each page to exactly the roles that the table says', () => {
    const actions = resources.flatMap(({ actions }) => Object.values(actions).map(({ can }) => can));
    expect(actions.length).toBeGreaterThan(20);
    for (const role of staffRoles)
      for (const [resource, action] of actions)
        expect(judge(role).canAccess({ resource, action }), `${role} ${resource}.${action}`).toBe(
          staffMay(role, [resource, action]),
        );
  });

  it('offers nothing to a session without a role, and nothing that is unknown to any', () => {
    for (const { name } of resources)
      expect(judge(null).canAccess({ resource: name, action: 'list' }), name).toBe(false);
    for (const role of staffRoles)
      expect(judge(role).canAccess({ resource: 'platformSchool', action: 'explode' })).toBe(false);
  });
});

describe('the dialogs about the staff', () => {
  it('give a person another role, after saying what it may do', async () => {
    const { sentTo, close } = operatorDialog(SetOperatorRole, anna, { operatorRoleSet: undefined });
    const confirm = await screen.findByRole('button', { name: 'Cambia il ruolo' });
    expect(confirm).toHaveAccessibleDescription('È il ruolo che la persona ha già.');
    await userEvent.selectOptions(await screen.findByLabelText(/^Ruolo/), 'Sola lettura');
    expect(screen.getByText(/e non cambia nulla/)).toBeVisible();
    await press('Cambia il ruolo');
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(sentTo('operatorRoleSet')).toMatchObject([{ body: { username: 'anna', role: 'readOnly' } }]);
  });

  it('show a link once, and close when it was copied', async () => {
    const link = 'https://scuole.example/gestore/primo-accesso#abc';
    const { close, sentTo } = operatorDialog(InviteOperator, anna, {
      operatorInvite: { username: 'anna', link, expiresAt: '2026-09-03T08:30:00Z' },
    });
    await press('Crea il collegamento');
    expect(await screen.findByLabelText('Collegamento del primo accesso')).toHaveValue(link);
    expect(close).not.toHaveBeenCalled();
    await press('Ho copiato, chiudi');
    expect(close).toHaveBeenCalled();
    expect(sentTo('operatorInvite')).toMatchObject([{ body: { username: 'anna' } }]);
  });

  it('say why a secret was not made, and make none', async () => {
    const program = { id: 'abc', clientId: 'abc', name: 'CRM', enabled: true };
    const { close } = operatorDialog(RotateProgram, program, {
      operatorClientRotate: () => {
        throw Object.assign(new Error('Il programma non c’è: aggiornare l’elenco.'), { status: 404 });
      },
    });
    await press('Crea il segreto');
    expect(await screen.findByRole('alert')).toHaveTextContent('Il programma non c’è');
    expect(screen.queryByLabelText('Segreto')).toBeNull();
    expect(close).not.toHaveBeenCalled();
  });
});
