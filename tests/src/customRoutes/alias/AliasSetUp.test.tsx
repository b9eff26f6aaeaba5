import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { READ_THE_NOTICE, whyNotMade } from '../../../../contract/alias/alias';
import { aliasCreate, aliasRead, aliasValidate } from '../../../../contract/alias/endpoints';
import { ApiError } from '../../../../src/dataProvider/ApiError';
import {
  click,
  EMAIL,
  field,
  none,
  open,
  refused,
  stated,
  step,
  TAX_CODE,
  unverified,
} from '../../../fixtures/aliasScreen';
import { paste } from '../../../fixtures/paste';
import { axeFindings } from '../../../fixtures/resourceScreen';

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

describe('making an alias', () => {
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
          codiceFiscale: TAX_CODE,
          cognome: 'Bianchi',
          email: EMAIL,
          nome: 'Maria',
          telephone: '+39061',
          uid: 'maria.SG10001',
          user: 'maria.SG10001',
          secret: 'Password-1',
          checked: true,
        },
      ],
    ]);
    expect(sent.mock.calls.slice(before).map(([id]) => id)).toContain(aliasRead.id);
    await click("Vai all'ArgoID");
    expect(await screen.findByRole('button', { name: 'Ripeti la procedura' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
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

  it('is the same making after an answer that was lost, and another one with another e-mail', async () => {
    const { keys } = open(none, {
      [aliasValidate.id]: () => true,
      [aliasCreate.id]: () => Promise.reject(ApiError.unreachable()),
    });
    await toData();
    await paste(await field(/^E-mail/), EMAIL);
    for (const tries of [1, 2, 3]) {
      if (tries === 3) await userEvent.type(await field(/^E-mail/), '.com');
      await click('Continua');
      await waitFor(() => expect(keys).toHaveLength(tries));
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/\S/));
    }
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[1]);
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
});
