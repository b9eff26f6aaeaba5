import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  operationRead,
  operationTakeBack,
  operationTakeBackPreview,
} from '../../../../contract/operations/endpoints';
import type { Operation } from '../../../../contract/operations/operation';
import { applicationsOfSchool, roleCatalogue } from '../../../../contract/roles/endpoints';
import type { Endpoint } from '../../../../contract/schema/endpoint';
import type { User } from '../../../../contract/users/user';
import type { UserHistoryEntry } from '../../../../contract/users/userHistory';
import { userHistory } from '../../../../contract/users/userHistoryEndpoints';
import { users } from '../../../../src/resources/users/users';
import { fakeBackend } from '../../../fixtures/fakeBackend';
import { wouldRestore } from '../../../fixtures/fakeOperations';
import { catalogue } from '../../../fixtures/fakeRoles';
import { axeFindings, lastSaid, resourceScreen } from '../../../fixtures/resourceScreen';
import { userRow } from '../../../fixtures/userRecords';
import { input, press, refusal, type } from '../../../fixtures/visitForm';

/** Recorded values are JSON of any kind. */
const entry = (told: object) => told as UserHistoryEntry;

const disabled = entry({
  seq: 7,
  at: '2026-08-20T08:30:00.000Z',
  action: 'disable',
  name: 'Lucia Neri',
  by: 'neri.SG10001',
  changes: [
    { field: 'status', before: true, after: false },
    { field: 'groups', before: [{ uid: 'WWA', group: 'Docente' }], after: [] },
  ],
  operation: { id: 'op-13', total: 13, canTakeBack: true, takenBack: false },
});
const mailed = entry({
  seq: 3,
  at: '2026-08-01T08:00:00.000Z',
  action: 'update',
  name: 'automatico',
  changes: [{ field: 'email', before: 'vecchia@example.org', after: 'nuova@example.org' }],
});
const operation = {
  id: 'op-13',
  kind: 'run',
  resource: 'user',
  action: 'disable',
  what: { said: 'disable', count: 13, noun: 'users' },
  input: { reset: true },
  who: 'x',
  asWhom: 'neri.SG10001',
  name: 'Lucia Neri',
  startedAt: disabled.at,
  state: 'ended',
  total: 13,
  waiting: 0,
  done: 13,
  skipped: 0,
  failed: 0,
  cancelled: 0,
  canCancel: false,
  canRetry: false,
  canTakeBack: true,
} as const satisfies Operation;

interface Update {
  readonly data: object;
}

/** @param became further changes to the person after a save; `others` holds responses or refusals of other calls */
function open(
  person: Partial<User>,
  entries: readonly UserHistoryEntry[] = [],
  mode = '',
  became: Partial<User> = {},
  others: Readonly<Record<string, unknown>> = {},
) {
  const rows = [userRow('rossi', person)];
  const backend = fakeBackend(users, rows);
  const update = async (name: string, input: Update) =>
    backend.dataProvider.update(name, { ...input, data: { ...input.data, ...became } } as never);
  const asked: string[] = [];
  const answers: Record<string, unknown> = {
    [userHistory.id]: { data: entries, total: entries.length },
    [roleCatalogue.id]: catalogue,
    [applicationsOfSchool.id]: [],
    [operationRead.id]: operation,
    [operationTakeBackPreview.id]: wouldRestore(13),
    [operationTakeBack.id]: { ...operation, id: 'op-14', kind: 'takeBack', takesBack: 'op-13' },
    ...others,
  };
  const run = async (_name: string, endpoint: Endpoint) => {
    asked.push(endpoint.id);
    const answer = answers[endpoint.id] ?? {};
    if (answer instanceof Error) throw answer;
    return answer;
  };
  resourceScreen(users, {
    roles: ['supervisor'],
    rows,
    backend,
    at: `/rossi.SG10001${mode}`,
    calls: { callEndpoint: run, update },
  });
  return asked;
}
const glance = async () => within(await screen.findByRole('region', { name: 'In breve' }));
const history = async () => within(await screen.findByRole('region', { name: 'Cronologia' }));

describe('the page of a person', () => {
  it('tells at a glance since when and by whom the account is off, its roles by application, SPID and mail', async () => {
    open(
      {
        status: false,
        groups: [{ uid: 'WWA', group: 'Docente' }],
        anomaliaCodiceFiscale: 'duplicate',
        credenziali: 'respinta',
        dataScadenza: '2999-08-31',
      },
      [disabled],
    );
    const told = await glance();
    expect(await told.findByText('Disattivata il 20/08/2026 10:30 da Lucia Neri')).toBeVisible();
    expect(told.getByText('Utenza non attiva')).toBeVisible();
    expect(told.getByText('il codice fiscale è anche di un’altra utenza')).toBeVisible();
    expect(told.getByText('primo accesso non consegnato')).toBeVisible();
    expect(told.getByText('fino al 31/08/2999')).toBeVisible();
    expect((await told.findByText('Docente')).parentElement).toHaveTextContent('Alunni: Docente');
    const groups = told.getAllByRole('group').map((one) => one.getAttribute('aria-labelledby') ?? '');
    const names = groups.map((id) => document.getElementById(id)?.textContent);
    expect(names).toEqual(expect.arrayContaining(['Accesso', 'Credenziali', 'Utenza']));
    expect(await axeFindings()).toEqual([]);
  });

  it('opens the small editor of an application from its chip', async () => {
    open({ groups: [{ uid: 'WWA', group: 'Docente' }] });
    await userEvent.click(await (await glance()).findByRole('button', { name: /^Alunni/ }));
    expect(await screen.findByRole('dialog', { name: 'Alunni: abilitazioni di Mario rossi' })).toBeVisible();
  });

  it('tells its history with who did what, what it was before, and leads to them', async () => {
    open({}, [disabled, mailed]);
    const told = await history();
    expect(await told.findByText('Disattivazione')).toBeVisible();
    expect(told.getByRole('link', { name: 'da Lucia Neri' })).toHaveAttribute('href', '/user/neri.SG10001');
    expect(told.getByRole('link', { name: 'Insieme ad altre 12 persone' })).toHaveAttribute(
      'href',
      '/operazioni/op-13',
    );
    expect(told.getByText('− Docente (Alunni)')).toBeVisible();
    expect(told.getByText('E-mail: vecchia@example.org → nuova@example.org')).toBeVisible();
    expect(told.getByText(/automaticamente/)).toBeVisible();
  });

  it('takes back from there, and says first for how many', async () => {
    const asked = open({}, [disabled]);
    await userEvent.click(
      await (await history()).findByRole('button', { name: /^Annulla per tutti \(13\)/ }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: "Annullare l'operazione?" }));
    await userEvent.click(dialog.getByRole('button', { name: "Annulla l'operazione" }));
    await waitFor(() => expect(asked).toContain(operationTakeBack.id));
    await waitFor(() => expect(asked.filter((id) => id === userHistory.id).length).toBeGreaterThan(1));
  });

  it('says what became of taking back, also of whom somebody has changed since', async () => {
    const back = { ...operation, id: 'op-14', kind: 'takeBack', done: 12, skipped: 1 };
    open({}, [disabled], '', {}, { [operationTakeBack.id]: back });
    await userEvent.click(
      await (await history()).findByRole('button', { name: /^Annulla per tutti \(13\)/ }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: "Annullare l'operazione?" }));
    await userEvent.click(dialog.getByRole('button', { name: "Annulla l'operazione" }));
    await waitFor(() => expect(lastSaid()).toEqual(['12 ripristinati, 1 non ripristinato', 'warning']));
  });

  it('says why nothing can be taken back where that cannot be read', async () => {
    open({}, [disabled], '', {}, { [operationRead.id]: refusal(503, { message: 'Motivo di prova.' }) });
    await userEvent.click(
      await (await history()).findByRole('button', { name: /^Annulla per tutti \(13\)/ }),
    );
    await waitFor(() => expect(lastSaid()).toEqual(['Motivo di prova.', 'error']));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is of the person as they were saved: title, glance and history', async () => {
    const asked = open({ dataScadenza: '2999-08-31' }, [disabled], '', {
      labelNomeCognome: 'Mario Verdi',
      dataScadenza: '2998-08-31',
    });
    expect(await (await glance()).findByText('fino al 31/08/2999')).toBeVisible();
    await (await history()).findByText('Disattivazione');
    const before = asked.filter((id) => id === userHistory.id).length;
    type('email', 'nuova@example.org');
    await press('Salva');
    expect(await screen.findByRole('heading', { level: 1, name: /Mario Verdi/ })).toBeVisible();
    expect(await (await glance()).findByText('fino al 31/08/2998')).toBeVisible();
    await waitFor(() => expect(asked.filter((id) => id === userHistory.id).length).toBeGreaterThan(before));
    expect(input('email')).toHaveValue('nuova@example.org');
  });

  it('to be read says once that it is, not at each input', async () => {
    open({}, [], '?mode=2');
    await glance();
    expect(input('email')).toHaveAttribute('readonly');
    expect(screen.getAllByText(/sola lettura/)).toHaveLength(1);
    expect(input('email')).not.toHaveAccessibleDescription();
  });
});
