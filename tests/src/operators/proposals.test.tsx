import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createAuthProvider } from '../../../operators/authProvider';
import { CloseSchool } from '../../../operators/dialogs/CloseSchool';
import { ConfirmProposal } from '../../../operators/dialogs/ConfirmProposal';
import { InviteOperator } from '../../../operators/dialogs/InviteOperator';
import { RefuseProposal } from '../../../operators/dialogs/RefuseProposal';
import { italian } from '../../../operators/i18n/italian';
import { proposals } from '../../../operators/resources/proposals';
import type { Resource } from '../../../src/engine/declaration/defineResource';
import { createI18nProvider } from '../../../src/i18n/i18nProvider';
import type { AccessChecker } from '../../../src/session/viewer';
import { operatorDialog } from '../../fixtures/operatorDialog';
import { resourceScreen } from '../../fixtures/resourceScreen';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const proposed = {
  proposal: '6f1d5d0e-6c5e-4c7e-9a52-6f1d5d0e6c5e',
  until: '2026-09-03T08:30:00Z',
  detail: 'L’operazione è proposta.',
};
const proposal = {
  id: proposed.proposal,
  what: 'Chiudere la scuola SG10001.',
  state: 'open',
  proposedBy: 'Anna Rossi (anna)',
  proposedAt: '2026-09-02T08:30:00Z',
  until: proposed.until,
  mine: false,
};
const MADE = /proposta e non ancora eseguita. Un altro amministratore deve confermarla entro il 03\/09\/2026/;

describe('a grave operation that is proposed in place of being done', () => {
  it('says so, and until when, in place of "fatto", and closes its dialog', async () => {
    const { close } = operatorDialog(
      CloseSchool,
      { id: 'SG10001', name: 'Istituto Verdi' },
      {
        platformSchoolClosing: { people: 7, enabled: 6, signedInLately: 5, licences: 4, files: 3 },
        platformSchoolClose: proposed,
      },
    );
    await press('Chiudi la scuola');
    expect(await screen.findByText(MADE)).toBeVisible();
    expect(screen.queryByText('Chiudi la scuola: fatto.')).toBeNull();
    await waitFor(() => expect(close).toHaveBeenCalled());
  });

  it('shows no link where none was made', async () => {
    const { close } = operatorDialog(
      InviteOperator,
      { id: 'bruno', name: 'Bruno Neri' },
      { operatorInvite: proposed },
    );
    await press('Crea il collegamento');
    expect(await screen.findByText(MADE)).toBeVisible();
    expect(screen.queryByLabelText('Collegamento del primo accesso')).toBeNull();
    await waitFor(() => expect(close).toHaveBeenCalled());
  });
});

describe('a proposal', () => {
  it('is confirmed after its operation and its proposer were read', async () => {
    const { close, sentTo } = operatorDialog(ConfirmProposal, proposal, {
      operatorProposalConfirm: { proposal: { ...proposal, state: 'done' }, answer: { name: 'Verdi' } },
    });
    expect(
      screen.getByText(/Chiudere la scuola SG10001. Lo propone Anna Rossi \(anna\). Con la conferma/),
    ).toBeVisible();
    await press('Conferma ed esegui');
    expect(await screen.findByText('Conferma ed esegui: fatto.')).toBeVisible();
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(sentTo('operatorProposalConfirm')).toMatchObject([{ params: { id: proposal.id } }]);
  });

  it('shows the link that its operation made, once, to the person who confirmed', async () => {
    const link = 'https://scuole.example/gestore/primo-accesso#abc';
    const { close } = operatorDialog(ConfirmProposal, proposal, {
      operatorProposalConfirm: { proposal: { ...proposal, state: 'done' }, answer: { link } },
    });
    await press('Conferma ed esegui');
    expect(await screen.findByLabelText('Collegamento del primo accesso')).toHaveValue(link);
    expect(close).not.toHaveBeenCalled();
    await press('Ho copiato, chiudi');
    expect(close).toHaveBeenCalled();
  });

  it('is refused with a reason', async () => {
    const { sentTo } = operatorDialog(RefuseProposal, proposal, {
      operatorProposalRefuse: { ...proposal, state: 'refused' },
    });
    const reason = screen.getByLabelText(/^Motivo/);
    expect(reason).toHaveAccessibleDescription('Almeno 10 caratteri');
    await press('Rifiuta la proposta');
    await waitFor(() => expect(reason).toHaveFocus());
    expect(reason).toHaveAccessibleDescription('Campo obbligatorio');
    await userEvent.type(reason, 'No');
    await press('Rifiuta la proposta');
    expect(reason).toBeInvalid();
    expect(sentTo('operatorProposalRefuse')).toEqual([]);
    await userEvent.clear(reason);
    await userEvent.type(reason, 'Non è stato concordato');
    await press('Rifiuta la proposta');
    await waitFor(() =>
      expect(sentTo('operatorProposalRefuse')).toMatchObject([
        { body: { reason: 'Non è stato concordato' } },
      ]),
    );
  });

  it('offers to confirm those of others and to withdraw one’s own, while they wait', async () => {
    resourceScreen(proposals as unknown as Resource, {
      roles: ['operator'],
      rows: [
        proposal,
        { ...proposal, id: 'own', what: 'Disattivare l’accesso di bruno.', mine: true },
        { ...proposal, id: 'old', what: 'Creare un backup sul server.', state: 'expired' },
      ],
      canAccess: () => true,
      i18n: createI18nProvider(italian),
    });
    expect(
      await screen.findByRole('button', { name: 'Conferma: Chiudere la scuola SG10001.' }),
    ).toBeVisible();
    const names = screen.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? '');
    expect(names.filter((name) => /^(Conferma|Rifiuta|Ritira):/.test(name)).sort()).toEqual([
      'Conferma: Chiudere la scuola SG10001.',
      'Rifiuta: Chiudere la scuola SG10001.',
      'Ritira: Disattivare l’accesso di bruno.',
    ]);
  });

  it('is shown to nobody where one administrator is enough', () => {
    const judge = (fourEyes: boolean) =>
      createAuthProvider(
        { role: 'administrator', fourEyes },
        async () => undefined,
      ) as unknown as AccessChecker;
    const asked = { resource: 'operatorProposal', action: 'list' };
    expect(judge(false).canAccess(asked)).toBe(false);
    expect(judge(true).canAccess(asked)).toBe(true);
  });
});
