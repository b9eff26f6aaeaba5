import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../src/dataProvider/ApiError';
import { fakeUploads } from '../../../fixtures/fakeUploads';
import { head, refused } from '../../../fixtures/resizingProvider';
import { choices, SOURCE, type transferProvider } from '../../../fixtures/transferProvider';
import { at, button, choose, heading, press, zip } from '../../../fixtures/transferScreen';

beforeEach(() => void fakeUploads());
afterEach(() => vi.unstubAllGlobals());

/** Responds, but the response of the first call is lost. */
const lostAtFirst = (answer?: unknown) => {
  let calls = 0;
  return () => {
    calls += 1;
    if (calls === 1) throw ApiError.unreachable();
    return answer;
  };
};
const confirm = async () =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'CONFERMA' }));

/** Checks that a call was sent twice with the same idempotency key. */
async function expectOnce(provider: ReturnType<typeof transferProvider>, id: string): Promise<void> {
  await waitFor(() => expect(provider.of(id)).toHaveLength(2));
  const [first, second] = provider.of(id).map(({ idempotencyKey }) => idempotencyKey);
  expect(first).toEqual(expect.any(String));
  expect(second).toBe(first);
}

describe('a command of a transfer whose answer was lost is sent again as the same', () => {
  it('to save the choices', async () => {
    const provider = at('applicativi', { practiceSave: lostAtFirst(SOURCE) }, { applicativi: choices });
    await press('Avanti');
    await waitFor(() => expect(provider.of('practiceSave')).toHaveLength(1));
    await press('Avanti');
    await expectOnce(provider, 'practiceSave');
  });

  it('to delete the practice, also where it is asked for anew', async () => {
    const provider = at('allegati', { practiceDelete: lostAtFirst() });
    await press('Indietro');
    await confirm();
    await screen.findByText(/^Errore durante la cancellazione della pratica/);
    await press('Chiudi');
    await press('Indietro');
    await confirm();
    await expectOnce(provider, 'practiceDelete');
  });

  it('to cancel the document with its files', async () => {
    const provider = at('documento', { practiceDeleteFiles: lostAtFirst() });
    await press('Annulla');
    await confirm();
    await waitFor(() => expect(provider.of('practiceDeleteFiles')).toHaveLength(1));
    await confirm();
    await expectOnce(provider, 'practiceDeleteFiles');
  });

  it('to make the document', async () => {
    const provider = at('allegati', { practiceDocument: lostAtFirst({}) });
    await heading('Allegati');
    choose(zip());
    await press('Carica file');
    await confirm();
    await screen.findByText('Errore durante la generazione del documento');
    await press('Riprova');
    await expectOnce(provider, 'practiceDocument');
    expect(await screen.findByRole('button', { name: 'Avanti' })).not.toHaveAttribute('aria-disabled');
  });
});

it('a document that somebody else had made meanwhile leads on to it', async () => {
  const provider = at('allegati', {
    practiceDocument: () => {
      provider.run.step = 'documento';
      const said = 'La procedura è arrivata a un altro passo: la pagina mostra quello attuale.';
      throw refused(409, said, { code: 'conflict' });
    },
  });
  await heading('Allegati');
  choose(zip());
  await press('Carica file');
  await confirm();
  await heading('Documento');
  expect(await button('Conferma e firma')).toBeVisible();
});

it('a practice that another tab has saved meanwhile is shown where it is by now, and why nothing was saved', async () => {
  const said = 'La procedura è arrivata a un altro passo: la pagina mostra quello attuale.';
  const practiceSave = () => {
    provider.run.step = 'informativa';
    throw refused(409, said, { code: 'conflict' });
  };
  const provider = at('applicativi', { practiceSave }, { applicativi: choices });
  await press('Avanti');
  await heading('Informativa');
  expect(screen.getByText(said)).toBeVisible();
});

it('choices that somebody else saved first are shown beside those typed here, which go on as another practice', async () => {
  const theirs = {
    step: 'informativa',
    answers: { ds: head, applicativi: { ...choices, area: 'Personale' } },
    saved: { name: 'Ugo Verdi', at: '2026-09-01T08:00:00Z' },
    others: [],
  };
  const provider = at(
    'applicativi',
    {
      practiceSave: () => {
        Object.assign(provider.run, { step: 'informativa', answers: {} });
        throw refused(412, 'stale', { code: 'stale', current: theirs, currentVersion: '"0"' });
      },
    },
    { applicativi: choices },
  );
  await press('Avanti');
  const conflict = (await screen.findByText('Nel frattempo la procedura è stata modificata')).closest(
    '[role=alert]',
  );
  expect(conflict).toHaveTextContent('Ugo Verdi ha salvato il 01/09/2026 10:00');
  expect(conflict).toHaveTextContent(/Valori salvati:.*Area Personale.*Valori inseriti qui:.*Area Didattica/);
  await press('Torna a questo passo con i miei valori');
  await waitFor(() => expect(screen.queryByText('Valori salvati:')).toBeNull());
  await heading('Area appartenenza applicativi');
  expect(provider.of('transferGo').map(({ body }) => body)).toEqual([
    { event: 'next' },
    { event: 'next', step: 'ds', answers: head },
  ]);
});
