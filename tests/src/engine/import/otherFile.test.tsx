import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SentRow } from '../../../../contract/imports/imported';
import type { Endpoint } from '../../../../contract/schema/endpoint';
import { ApiError } from '../../../../src/dataProvider/ApiError';
import { users } from '../../../../src/resources/users/users';
import { address, lastSaid, ownScreen, resourceScreen } from '../../../fixtures/resourceScreen';

vi.mock('../../../../src/engine/import/book/bookClient', () => import('../../../fixtures/bookInPage'));

const HEAD = 'Nome,Cognome,Codice Fiscale,Email';
const person = (n: number) =>
  `Anna,Rossi ${n},RSSNNA80A${String(10 + n)}H501${'ABCDEFGHIJ'[n]},a${n}@example.org`;
/** A row that the provider refuses. */
const UNWRITTEN = 'Anna,Verdi,VRDNNA80A50H501X,';

const judged = (rows: readonly SentRow[]) =>
  rows.map(({ position, cells }) => ({
    position,
    verdict: cells.email ? 'create' : 'refused',
    id: `u${position}`,
    label: String(cells.cn),
    problems: cells.email ? [] : [{ field: 'email', message: 'E-mail obbligatoria' }],
    warnings: [],
  }));

/** The calls of a provider of imports; those named here wait until `letGo` is called, or fail with its argument. */
function provider(...waiting: readonly string[]) {
  const asked: { readonly id: string; readonly input: { id?: string; body?: { rows?: SentRow[] } } }[] = [];
  const held: ((error?: Error) => void)[] = [];
  let begun = 0;
  const answers: Record<string, (rows: SentRow[]) => unknown> = {
    importColumns: () => [],
    importPreview: judged,
    importBegin: () => {
      begun += 1;
      return { id: `i${begun}` };
    },
    importAdd: judged,
    importRun: () => ({}),
    importRead: () => ({ state: 'ended', total: 1, waiting: 0 }),
    importRows: () => ({ data: [], total: 0 }),
  };
  const run = async (_resource: string, { id }: Endpoint, input: (typeof asked)[number]['input']) => {
    asked.push({ id, input });
    if (waiting.includes(id) && begun === 1)
      await new Promise<void>((resolve, reject) => {
        held.push((error) => (error ? reject(error) : resolve()));
      });
    return answers[id]?.(input.body?.rows ?? []);
  };
  const of = (name: string) => asked.filter(({ id }) => id === name);
  const letGo = (error?: Error) => act(async () => held.shift()?.(error));
  const isHeld = (name: string) => waitFor(() => expect(of(name)).toHaveLength(1));
  return { run, of, letGo, isHeld };
}

async function choose(lines: readonly string[]) {
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]');
    expect(found).not.toBeNull();
    return found as HTMLInputElement;
  });
  const bytes = new TextEncoder().encode([HEAD, ...lines].join('\n'));
  const file = new File([bytes], 'utenti.csv', { type: 'text/csv' });
  Object.defineProperty(file, 'arrayBuffer', { value: async () => bytes.buffer });
  await userEvent.upload(input, file);
}
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const isReady = (name: string) =>
  waitFor(() => expect(screen.getByRole('button', { name })).not.toHaveAttribute('aria-disabled', 'true'));
async function agree(name: string) {
  await isReady(name);
  await click(name);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Importa' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

function openPage(calls: object) {
  resourceScreen(users, { roles: ['supervisor'], rows: [], at: '/importa', calls });
}
function openSteps(calls: object) {
  ownScreen('/importa-utenti', { roles: ['supervisor'], licenses: ['CMP'], calls } as never);
}

describe('another file', () => {
  it('is imported itself after an answer to the last one was lost, and without what was said of that', async () => {
    const { run, of, letGo, isHeld } = provider('importRun');
    openPage({ callEndpoint: run });
    await choose([person(1)]);
    await agree('Importa 1 riga');
    await isHeld('importRun');
    await letGo(new ApiError('unreachable', 0, 'no'));
    expect(await screen.findByText(/Il servizio non è raggiungibile/)).toBeVisible();
    await click('Scegli un altro file');
    await choose([person(2)]);
    await isReady('Importa 1 riga');
    expect(screen.queryByText(/Il servizio non è raggiungibile/)).toBeNull();
    await agree('Importa 1 riga');
    await waitFor(() => expect(address()).toBe('/importazioni/i2'));
    expect(of('importRun').map(({ input }) => input.id)).toEqual(['i1', 'i2']);
    expect(of('importAdd')[1]?.input.body?.rows?.[0]?.cells).toMatchObject({ sn: 'Rossi 2' });
  });

  it('ends the sending of the last one, which is not run', async () => {
    const { run, of, letGo, isHeld } = provider('importAdd');
    openPage({ callEndpoint: run });
    await choose([person(1)]);
    await agree('Importa 1 riga');
    await isHeld('importAdd');
    await click('Scegli un altro file');
    await choose([person(2), person(3)]);
    await isReady('Importa 2 righe');
    await letGo();
    await agree('Importa 2 righe');
    await waitFor(() => expect(address()).toBe('/importazioni/i2'));
    expect(of('importRun').map(({ input }) => input.id)).toEqual(['i2']);
  });

  it('or page, once all was sent, is gone to knowing that the import goes on, and it is said that it was begun', async () => {
    const { run, letGo, isHeld } = provider('importRun');
    openPage({ callEndpoint: run });
    await choose([person(1)]);
    await agree('Importa 1 riga');
    await isHeld('importRun');
    await userEvent.click(screen.getByRole('link', { name: /Torna/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByText('Le modifiche non salvate andranno perse.')).toBeNull();
    expect(dialog.getByText(/l’esito è in “Cronologia: da file”/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Lascia la pagina' }));
    await waitFor(() => expect(address()).toBe('/user'));
    await letGo();
    await waitFor(() => expect(lastSaid()).toEqual(['Importazione avviata', 'info']));
  });

  it('in three steps, is not followed by the report of the last one', async () => {
    const { run, letGo, isHeld } = provider('importRun');
    openSteps({ callEndpoint: run });
    const upload = async (n: number) => {
      await screen.findByRole('button', { name: 'Carica' });
      await choose([person(n)]);
      await click('Carica');
      expect(await screen.findByText('Totale utenti: 1')).toBeVisible();
    };
    await upload(1);
    await agree('Conferma');
    await isHeld('importRun');
    await click('Indietro');
    expect(await screen.findByText('Nessun file scelto')).toBeVisible();
    await letGo();
    expect(screen.queryByText('Procedura terminata')).toBeNull();
    await upload(2);
    await isReady('Conferma');
  });
});

describe('what is sent', () => {
  afterEach(() => vi.restoreAllMocks());
  const cells = () => screen.queryAllByRole('textbox', { name: /, riga 3$/ }).length;

  it.each([
    ['Importa 1 riga', openPage, async (): Promise<void> => undefined],
    ['Conferma', openSteps, (): Promise<void> => click('Carica')],
  ] as const)('takes no corrections after "%s": they would not go with it', async (name, open, upload) => {
    const { run, letGo, isHeld } = provider('importAdd');
    // Only visible rows are rendered.
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
    open({ callEndpoint: run });
    await screen.findByRole('button', { name: /^Scegli/ });
    await choose([person(1), UNWRITTEN]);
    await upload();
    await waitFor(() => expect(cells()).toBeGreaterThan(0));
    await agree(name);
    await isHeld('importAdd');
    expect(cells()).toBe(0);
    await letGo(new ApiError('unreachable', 0, 'no'));
    await waitFor(() => expect(cells()).toBeGreaterThan(0));
  });
});
