import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  aliasAccountAdd,
  aliasAccountUnlink,
  aliasCampus,
  aliasCreate,
  aliasDeleteUnverified,
  aliasRead,
  aliasValidate,
} from '../../../../contract/endpoints/alias';
import { sessionAccounts } from '../../../../contract/endpoints/session';
import {
  type OwnAlias,
  READ_THE_NOTICE,
  whyNotLinked,
  whyNotMade,
} from '../../../../contract/entities/alias';
import { errors } from '../../../../contract/errors';
import type { CallApi } from '../../../../src/api/CallApi';
import { paste } from '../../../fixtures/paste';
import { axeFindings, lastSaid, ownScreen } from '../../../fixtures/resourceScreen';

const TAX_CODE = 'BNCMRA80A41H501W';
const EMAIL = 'maria@example.org';
const none: OwnAlias = {
  account: { uid: 'maria.SG10001', nome: 'Maria', cognome: 'Bianchi', codiceFiscale: TAX_CODE },
  alike: [],
};
const unverified: OwnAlias = { ...none, email: EMAIL, verified: false };
const verified: OwnAlias = { ...none, email: EMAIL, verified: true };
const linked = (uid: string, more: object = {}) => ({
  ...{ uid, customerCode: uid.slice(-7), school: `Istituto ${uid.slice(-7)}`, city: 'Roma', status: true },
  ...{ primoAccesso: false, current: false, waiting: 0, toDo: 0, ...more },
});
const accounts = [
  linked('maria.SG10001', { current: true }),
  linked('bianchi.SG10002', { waiting: 1, toDo: 2 }),
  linked('spenta.SG10003', { status: false }),
];
const refused = (status: number, code: string, message: string, more: object = {}) =>
  Object.assign(new Error(message), { status, code, ...more });
const stated = (code: 'wrongCredentials' | 'unknownAccount' | 'credentialsRefused') =>
  refused(errors[code].status, code, errors[code].say);

type Answers = Readonly<Record<string, (body: never) => unknown>>;

/** The page, and the calls that change something: the endpoint with the body, then what is read again. */
function open(alias: OwnAlias, answers: Answers = {}, user_type: 'PEOPLE' | 'ALIAS' = 'PEOPLE') {
  const sent = vi.fn();
  const reads: Answers = {
    [aliasRead.id]: () => alias,
    [aliasCampus.id]: () => [],
    [sessionAccounts.id]: () => accounts,
  };
  const callApi = (async (
    { id }: { id: string },
    { body, params }: { body?: never; params?: unknown } = {},
  ) => {
    sent(id, body ?? params);
    return { data: await (answers[id] ?? reads[id])?.(body as never) };
  }) as unknown as CallApi;
  const links = { aliasPrivacy: 'https://fornitore.example/privacy' };
  ownScreen('/account-argo', { roles: ['user'], callApi, profile: { user_type }, links });
  const changes = () => sent.mock.calls.filter(([id]) => id !== aliasCampus.id && !(id in reads));
  return { sent, changes };
}

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = (name: RegExp) => screen.findByLabelText(name);
const step = (name: string) => screen.findByRole('heading', { level: 2, name });

async function toAccount() {
  await userEvent.click(await field(/^Ho preso visione/));
  await click('Continua');
  await step('Definizione');
}
async function toData(secret = 'Password-1') {
  await toAccount();
  await paste(await field(/^Password/), secret);
  await click('Continua');
}

describe('the page of the alias', () => {
  it('ALIAS-001 ALIAS-003 ALIAS-005 has four steps, the first of which is the notice', async () => {
    open(none);
    await step('Informativa');
    const bar = within(screen.getByRole('list', { name: /passi/i }));
    expect(bar.getAllByRole('listitem').map((item) => item.textContent?.replace(/^\d/, ''))).toEqual([
      'Informativa',
      'Definizione',
      'Dati anagrafici',
      'Riepilogo operazione',
    ]);
    expect(screen.getByRole('link', { name: /^Informativa privacy ArgoID/ })).toHaveAttribute(
      'href',
      'https://fornitore.example/privacy',
    );
    expect(screen.getByRole('button', { name: 'Continua' })).toHaveAccessibleDescription(READ_THE_NOTICE);
    await click('Continua');
    await step('Informativa');
    expect(await axeFindings()).toEqual([]);
  });

  it('ALIAS-015 ALIAS-017 ALIAS-025 leads to the last step once it is made, and reads it again', async () => {
    let alias = none;
    const { sent, changes } = open(none, {
      [aliasRead.id]: () => alias,
      [aliasValidate.id]: () => true,
      [aliasCreate.id]: () => {
        alias = unverified;
        return { email: EMAIL, verified: false };
      },
    });
    await toData();
    await step('Dati anagrafici');
    await paste(await field(/^E-mail/), EMAIL);
    await paste(await field(/^Telefono/), '+39061');
    expect(await axeFindings()).toEqual([]);
    const before = sent.mock.calls.length;
    await click('Continua');
    await step('Riepilogo operazione');
    expect(screen.getByText('E-mail da verificare')).toBeVisible();
    expect(changes()).toEqual([
      [aliasValidate.id, { user: 'maria.SG10001', secret: 'Password-1' }],
      [
        aliasCreate.id,
        {
          ...{
            codiceFiscale: TAX_CODE,
            cognome: 'Bianchi',
            email: EMAIL,
            nome: 'Maria',
            telephone: '+39061',
          },
          ...{ uid: 'maria.SG10001', user: 'maria.SG10001', secret: 'Password-1', checked: true },
        },
      ],
    ]);
    expect(sent.mock.calls.slice(before).map(([id]) => id)).toContain(aliasRead.id);
    await click("Vai all'ArgoID");
    expect(await screen.findByRole('button', { name: 'Ripeti la procedura' })).toBeVisible();
  });

  it.each([
    ['ALIAS-042', 'wrongCredentials', "Password non valida. L'operazione non puo' essere completata"],
    ['ALIAS-043', 'unknownAccount', 'Il nome utente non esiste. Verificare che sia inserito correttamente.'],
    [
      'ALIAS-044',
      'credentialsRefused',
      "Le credenziali indicate non sono valide. Verificare se l'utenza e' stata inserita correttamente.",
    ],
  ] as const)(
    'ALIAS-014 %s a check that fails leads to the first step, and says why (%s)',
    async (_id, code, says) => {
      open(none, { [aliasValidate.id]: () => Promise.reject(stated(code)) });
      await toData();
      await step('Informativa');
      expect(screen.getByRole('alert')).toHaveTextContent(says);
      await click('Continua');
      expect(await field(/^Password/)).toHaveValue('');
    },
  );

  it('ALIAS-031 ALIAS-032 refuses short passwords and names, and those of the school itself, before it sends', async () => {
    const { changes } = open(none);
    await toAccount();
    for (const [user, secret, says] of [
      ['maria.SG10001', 'corta', 'Password non può essere minore di 8 caratteri'],
      ['maria.SG10001', '', 'Campo Obbligatorio'],
      ['mia', 'Password-1', 'Utente deve essere maggiore di 5 caratteri'],
      ['supervisor.SG10001', 'Password-1', 'Utente non deve iniziare con supervisor'],
      ['', 'Password-1', 'Utente obbligatorio'],
    ] as const) {
      await userEvent.clear(await field(/^Utente/));
      await userEvent.clear(await field(/^Password/));
      if (user) await paste(await field(/^Utente/), user);
      if (secret) await paste(await field(/^Password/), secret);
      await click('Continua');
      expect(await screen.findByText(says)).toBeVisible();
    }
    expect(changes()).toEqual([]);
  });

  it('ALIAS-027 ALIAS-028 ALIAS-030 ALIAS-033 takes no typed spaces into the e-mail, and goes on with one of the form x@y.z alone', async () => {
    const { changes } = open(none, { [aliasValidate.id]: () => true });
    await toData();
    const email = await field(/^E-mail/);
    const next = screen.getByRole('button', { name: 'Continua' });
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(email, 'maria @example');
    expect(email).toHaveValue('maria@example');
    expect(next).not.toHaveAttribute('aria-disabled', 'true');
    await paste(await field(/^Telefono/), '06 12');
    await userEvent.click(next);
    expect(await screen.findByText('E-mail deve essere valida')).toBeVisible();
    expect(screen.getByText('Numero di telefono non valido')).toBeVisible();
    expect(email).toHaveFocus();
    expect(changes()).toHaveLength(1);
  });

  it('ALIAS-029 ALIAS-033 ALIAS-037 does not go on without a tax code, and says who corrects it', async () => {
    const account = { ...none.account, codiceFiscale: null };
    open({ ...none, account }, { [aliasValidate.id]: () => true });
    await toData();
    await paste(await field(/^E-mail/), EMAIL);
    expect(screen.getByText('Codice fiscale obbligatorio')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continua' })).toHaveAttribute('aria-disabled', 'true');
    expect(
      screen.getByText(
        /il supervisor lo modifica nel profilo utente; gli altri si rivolgono alla segreteria/,
      ),
    ).toBeVisible();
  });

  it.each([400, 500])(
    'ALIAS-045 shows what the provider says of a status %i, with its details',
    async (status) => {
      const fields = [{ field: 'email', message: 'Dettaglio del campo' }];
      const answers = {
        [aliasValidate.id]: () => true,
        [aliasCreate.id]: () =>
          Promise.reject(refused(status, 'invalid', 'Messaggio del server', { errors: fields })),
      };
      open(none, answers);
      await toData();
      await paste(await field(/^E-mail/), EMAIL);
      await click('Continua');
      const said = await screen.findByText('Messaggio del server');
      expect(said.closest('[role=alert]')).toHaveTextContent('Dettaglio del campo');
      expect(screen.getByRole('heading', { name: 'Dati anagrafici' })).toBeVisible();
    },
  );

  it('ALIAS-035 says why an account makes none', async () => {
    open({ ...none, refused: 'supervisor' });
    expect(await screen.findByText(whyNotMade.supervisor)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continua' })).toBeNull();
  });

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

  it('ALIAS-036 leaves to whoever is signed in with an account their own alone, and the way to the alias', async () => {
    const { sent } = open(verified);
    expect(await screen.findByRole('link', { name: 'Accedi con ArgoID' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Dissocia/ })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Collega account' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Elimina ArgoID' })).toBeNull();
    expect(sent.mock.calls.map(([id]) => id)).not.toContain(sessionAccounts.id);
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
      ...{ uid, sn: 'Bianchi', cn: 'Maria', codicefiscale: TAX_CODE, customerCode: 'SG10009' },
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
