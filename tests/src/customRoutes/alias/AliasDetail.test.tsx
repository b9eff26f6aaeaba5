import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { identityConfirm } from '../../../../contract/account/confirmationEndpoints';
import { whyNotLinked } from '../../../../contract/alias/alias';
import {
  aliasAccountAdd,
  aliasAccountUnlink,
  aliasCampus,
  aliasDelete,
  aliasDeleteUnverified,
  aliasRead,
} from '../../../../contract/alias/endpoints';
import { errors } from '../../../../contract/schema/errors';
import { sessionAccounts } from '../../../../contract/session/endpoints';
import {
  type Answers,
  accounts,
  click,
  EMAIL,
  open,
  refused,
  stated,
  TAX_CODE,
  unverified,
  verified,
} from '../../../fixtures/aliasScreen';
import { paste } from '../../../fixtures/paste';
import { axeFindings, lastSaid } from '../../../fixtures/resourceScreen';

describe('the page of an alias that is there', () => {
  it('ALIAS-006 ALIAS-007 ALIAS-021 ALIAS-040 shows one that is not verified, to be repeated or deleted', async () => {
    for (const [button, confirm] of [
      ['Ripeti la procedura', 'Ripeti'],
      ['Elimina ArgoID', 'Elimina'],
    ] as const) {
      const { changes } = open(unverified);
      expect(await screen.findByText('E-mail da verificare')).toBeVisible();
      expect(screen.queryByText('Account di scuola collegati')).toBeNull();
      await click(button);
      await click(confirm);
      await waitFor(() => expect(changes()).toEqual([[aliasDeleteUnverified.id, undefined]]));
      cleanup();
    }
  });

  it('ALIAS-008 ALIAS-009 ALIAS-011 ALIAS-012 shows a verified one with its accounts, each to be dissociated, and the ways on', async () => {
    open(verified, {}, 'ALIAS');
    expect(await screen.findByText('ArgoID creato')).toBeVisible();
    const row = async (uid: string) => within((await screen.findByText(uid)).closest('li') as HTMLElement);
    expect(
      (await row('bianchi.SG10002')).getByText('2 pratiche da completare · 1 notifica da leggere'),
    ).toBeVisible();
    expect((await row('spenta.SG10003 (Disabilitato)')).queryByText(/pratiche/)).toBeNull();
    for (const { uid } of accounts) {
      expect(screen.getByRole('button', { name: `Dissocia ${uid}` })).toBeVisible();
    }
    expect(screen.getByRole('button', { name: 'Elimina ArgoID' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cambia account' })).toHaveAttribute('href', '/accedi-argoid');
    expect(screen.getByRole('link', { name: 'Vai al profilo utente' })).toHaveAttribute(
      'href',
      '/profiloutente',
    );
    expect(await axeFindings()).toEqual([]);
  });

  it('ALIAS-036 shows to a person signed in with an account only that one, and the way to the alias', async () => {
    const { sent } = open(verified);
    expect(await screen.findByRole('link', { name: 'Accedi con ArgoID' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Dissocia/ })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Collega account' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Elimina ArgoID' })).toBeNull();
    expect(sent.mock.calls.map(([id]) => id)).not.toContain(sessionAccounts.id);
  });

  it('ALIAS-008 ALIAS-024 is deleted after its password, and the person is signed out', async () => {
    let wrong = true;
    const confirm = () =>
      wrong ? Promise.reject(refused(403, 'forbidden', 'Password non valida')) : undefined;
    const { changes, leave } = open(verified, { [identityConfirm.id]: confirm }, 'ALIAS');
    await click('Elimina ArgoID');
    const dialog = within(await screen.findByRole('dialog', { name: /Eliminare l'ArgoID/ }));
    const go = () => userEvent.click(dialog.getByRole('button', { name: 'Elimina ed esci' }));
    await go();
    expect(changes()).toEqual([]);
    await paste(dialog.getByLabelText(/^Password/), 'Password-1');
    await go();
    expect(await dialog.findByText('Password non valida')).toBeVisible();
    expect(changes().map(([id]) => id)).toEqual([identityConfirm.id]);
    expect(leave).not.toHaveBeenCalled();
    wrong = false;
    await go();
    await waitFor(() => expect(leave).toHaveBeenCalledOnce());
    expect(changes().map(([id]) => id)).toEqual([identityConfirm.id, identityConfirm.id, aliasDelete.id]);
  });

  it('ALIAS-013 ALIAS-016 ALIAS-039 has a banner where a school has the e-learning platform, and none elsewhere', async () => {
    open(verified);
    await screen.findByText('ArgoID creato');
    expect(screen.queryByRole('note')).toBeNull();
    cleanup();
    open(verified, { [aliasCampus.id]: () => [{ customerCode: 'SG10001', ac: 'CMP' }] });
    expect(await screen.findByRole('note')).toHaveTextContent(/piattaforma di e-learning/);
  });

  describe('links an account', () => {
    const shown = (uid: string) => ({
      uid,
      sn: 'Bianchi',
      cn: 'Maria',
      codicefiscale: TAX_CODE,
      customerCode: 'SG10009',
    });
    async function link(user: string, answers: Answers = { [aliasAccountAdd.id]: () => shown(user) }) {
      const found = open(verified, answers, 'ALIAS');
      await click('Collega account');
      const dialog = within(await screen.findByRole('dialog', { name: 'Collega account' }));
      await paste(dialog.getByLabelText(/^Utente/), user);
      await paste(dialog.getByLabelText(/^Password/), 'Password-1');
      await userEvent.click(dialog.getByRole('button', { name: 'Continua' }));
      return { ...found, dialog };
    }

    it('ALIAS-010 ALIAS-026 ALIAS-046 that is shown first and then confirmed', async () => {
      const { dialog, changes, sent } = await link('bianchi.SG10009');
      expect(await dialog.findByText(TAX_CODE)).toBeVisible();
      expect(dialog.getByText('SG10009')).toBeVisible();
      const before = sent.mock.calls.length;
      await userEvent.click(dialog.getByRole('button', { name: 'Conferma' }));
      await waitFor(() => expect(lastSaid()).toEqual(['ArgoID aggiornato con successo!', 'success']));
      expect(changes().map(([, body]) => body.checked)).toEqual([false, true]);
      const again = sent.mock.calls.slice(before).map(([id]) => id);
      expect(again).toEqual(expect.arrayContaining([aliasRead.id, sessionAccounts.id]));
    });

    it('and reads the list again where it is not known whether it was linked', async () => {
      const lost = ({ checked }: { checked: boolean }) =>
        checked ? Promise.reject(refused(0, '', 'Failed to fetch')) : shown('bianchi.SG10009');
      const { dialog, sent } = await link('bianchi.SG10009', { [aliasAccountAdd.id]: lost });
      expect(await dialog.findByText(TAX_CODE)).toBeVisible();
      const before = sent.mock.calls.length;
      await userEvent.click(dialog.getByRole('button', { name: 'Conferma' }));
      await waitFor(() => {
        const again = sent.mock.calls.slice(before).map(([id]) => id);
        expect(again).toEqual(expect.arrayContaining([aliasRead.id, sessionAccounts.id]));
      });
      expect(dialog.getByLabelText(/^Utente/)).toBeVisible();
    });

    it('ALIAS-034 ALIAS-046 with a warning where it is the supervisor’s', async () => {
      const { dialog } = await link('supervisor.SG10009');
      expect(await dialog.findByText(/viene rimosso se i suoi dati anagrafici cambiano/)).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Conferma' }));
      await waitFor(() =>
        expect(lastSaid()).toEqual([
          "ArgoID aggiornato. Attenzione: il collegamento dell'utenza supervisor viene rimosso se i suoi dati anagrafici cambiano.",
          'warning',
        ]),
      );
    });

    it.each([
      ['ALIAS-042', stated('wrongCredentials'), errors.wrongCredentials.say],
      ['ALIAS-043', stated('unknownAccount'), errors.unknownAccount.say],
      [
        'ALIAS-044',
        refused(409, 'credentialsRefused', whyNotLinked.otherPerson),
        errors.credentialsRefused.say,
      ],
      ['ALIAS-044', refused(500, 'internal', errors.internal.say), errors.credentialsRefused.say],
    ])('%s or says why not (%#)', async (_id, failure, says) => {
      const { dialog } = await link('altra.SG10009', { [aliasAccountAdd.id]: () => Promise.reject(failure) });
      expect(await dialog.findByText(says)).toBeVisible();
      if (failure.message !== says) expect(dialog.getByText(failure.message)).toBeVisible();
      expect(dialog.getByLabelText(/^Password/)).toHaveValue('');
    });

    it('and says nothing against the credentials where no answer came', async () => {
      const lost = () => Promise.reject(refused(0, 'unreachable', 'shell.unreachable'));
      const { dialog } = await link('altra.SG10009', { [aliasAccountAdd.id]: lost });
      const said = await dialog.findByText(/^Il servizio non è raggiungibile/);
      expect(said).toHaveTextContent(/Controllare la connessione e riprovare\.$/);
    });
  });

  it('ALIAS-023 ALIAS-047 dissociates one after saying what is lost, and names user and e-mail (P25)', async () => {
    const uid = 'bianchi.SG10002';
    const { changes } = open(verified, { [aliasAccountUnlink.id]: () => ({ uid }) }, 'ALIAS');
    await click(`Dissocia ${uid}`);
    const dialog = within(await screen.findByRole('dialog', { name: `Dissociare l'utenza ${uid}?` }));
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'per accedervi serviranno il suo nome utente e la sua password;',
      'non comparirà più in Cambia account, e nemmeno ciò che vi è in attesa;',
      'i suoi dati e le sue abilitazioni nella scuola non cambiano; per collegarla di nuovo occorre la sua password.',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Dissocia' }));
    await waitFor(() =>
      expect(lastSaid()).toEqual([`L'utenza ${uid} è stata dissociata dall'ArgoID ${EMAIL}.`, 'success']),
    );
    expect(changes()).toEqual([[aliasAccountUnlink.id, { uid }]]);
  });
});
