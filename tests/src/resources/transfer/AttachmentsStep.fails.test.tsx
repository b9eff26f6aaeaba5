import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errors } from '../../../../contract/schema/errors';
import { fakeUploads } from '../../../fixtures/fakeUploads';
import { refused } from '../../../fixtures/resizingProvider';
import { SOURCE } from '../../../fixtures/transferProvider';
import { at, boom, button, choose, heading, press, red, zip } from '../../../fixtures/transferScreen';

beforeEach(() => void fakeUploads());
afterEach(() => vi.unstubAllGlobals());

async function upload(): Promise<void> {
  await press('Carica file');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'CONFERMA' }));
}

describe('what fails or is left in the fourth step of a transfer', () => {
  it.each([
    [
      'XFER-099 beginning',
      {
        practiceUpload: () => {
          throw refused(400, 'no');
        },
      },
      "Si è verificato un errore di sistema durante l'inizializzazione dell'upload dei file, riprovare più tardi",
    ],
    [
      'XFER-100 sending',
      {
        practiceAddress: () => {
          throw refused(400, 'no');
        },
      },
      "Si è verificato un errore di sistema durante l'upload dei file, riprovare più tardi",
    ],
    [
      'XFER-100 completing',
      {
        practiceComplete: () => {
          throw refused(400, 'no');
        },
      },
      "Si è verificato un errore di sistema durante il completamento dell'upload dei file, riprovare più tardi",
    ],
    [
      'XFER-101 making the document',
      { practiceDocument: boom },
      'Errore durante la generazione del documento',
    ],
  ] as const)('%s fails in red, with the notes kept', async (_, answers, said) => {
    at('allegati', answers);
    await heading('Allegati');
    fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: 'note mie' } });
    choose(zip());
    await upload();
    await red(said);
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('note mie');
  });

  it('is given up where another file was begun, and another one can be chosen', async () => {
    at('allegati', {
      practiceUpload: () => {
        throw refused(409, errors.otherFile.say, { code: 'otherFile' });
      },
    });
    await heading('Allegati');
    choose(zip());
    await upload();
    await screen.findByText(errors.otherFile.say);
    expect(screen.queryByText(/errore di sistema/)).toBeNull();
    await press('Togli dati.zip e scegliere un altro file');
    expect(await screen.findByText('Scegli i file')).toBeVisible();
    expect(screen.queryByText(errors.otherFile.say)).toBeNull();
    expect(screen.getByText('File tolto: dati.zip')).toHaveAttribute('role', 'status');
    await waitFor(async () => expect(await button('Scegli i file')).toHaveFocus());
  });

  it('XFER-061 XFER-108 deletes the practice when it is left backwards, once that is confirmed', async () => {
    const { of } = at('allegati');
    await heading('Allegati');
    await press('Indietro');
    const dialog = await screen.findByRole('dialog', { name: 'Sicuro di voler procedere?' });
    expect(dialog).toHaveTextContent('Premendo CONFERMA la pratica creata sarà eliminata.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'CONFERMA' }));
    expect(await screen.findByRole('link', { name: 'Nuova Pratica' })).toBeVisible();
    expect(of('practiceDelete')[0]?.query).toEqual({
      customer: 'SG10001',
      codMin: SOURCE,
      area: 'Didattica',
    });
  });

  it('keeps chosen files with their passwords where the practice could not be deleted', async () => {
    at('allegati', { practiceDelete: boom });
    await heading('Allegati');
    choose(zip());
    fireEvent.change(await screen.findByLabelText('Password di dati.zip (facoltativa)'), {
      target: { value: 'segreta' },
    });
    await press('Indietro');
    await press('CONFERMA');
    await red('Errore durante la cancellazione della pratica. Riprovare più tardi');
    await press('Chiudi');
    expect(screen.getByLabelText('Password di dati.zip (facoltativa)')).toHaveValue('segreta');
  });

  it('holds an upload while the practice is deleted, and goes on with it after a refusal only', async () => {
    const sending: AbortSignal[] = [];
    const deletions: ((refusal?: Error) => void)[] = [];
    const { of } = at('allegati', {
      practiceAddress: ({ signal }: { signal: AbortSignal }) => {
        sending.push(signal);
        return new Promise(() => undefined);
      },
      practiceDelete: () =>
        new Promise<void>((resolve, reject) => {
          deletions.push((refusal) => (refusal ? reject(refusal) : resolve()));
        }),
    });
    await heading('Allegati');
    choose(zip());
    await upload();
    await waitFor(() => expect(sending).toHaveLength(1));
    await press('Indietro');
    await press('CONFERMA');
    await waitFor(() => expect(deletions).toHaveLength(1));
    expect(sending.map(({ aborted }) => aborted)).toEqual([true]);
    deletions[0]?.(refused(500, 'boom'));
    await red('Errore durante la cancellazione della pratica. Riprovare più tardi');
    await waitFor(() => expect(sending.map(({ aborted }) => aborted)).toEqual([true, false]));
    await press('CONFERMA');
    await waitFor(() => expect(deletions).toHaveLength(2));
    deletions[1]?.();
    expect(await screen.findByRole('link', { name: 'Nuova Pratica' })).toBeVisible();
    expect(sending.map(({ aborted }) => aborted)).toEqual([true, true]);
    expect(of('practiceUpload')).toHaveLength(2);
  });

  it('XFER-106 asks before files that were chosen are left', async () => {
    at('allegati');
    await heading('Allegati');
    choose(zip());
    await screen.findByRole('list', { name: 'File allegati' });
    await userEvent.click(screen.getByRole('link', { name: 'Torna allo storico pratiche' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sei sicuro di voler lasciare questa pagina?' });
    expect(dialog).toBeVisible();
  });

  it('XFER-070 XFER-107 warns while an upload is under way, and stops it when the page is left', async () => {
    const words =
      'È in corso un caricamento. Sei sicuro di voler lasciare questa pagina? Il caricamento sarà annullato.';
    const seen: AbortSignal[] = [];
    at('allegati', {
      practiceAddress: ({ signal }: { signal: AbortSignal }) => {
        seen.push(signal);
        return new Promise(() => undefined);
      },
    });
    await heading('Allegati');
    choose(zip());
    await upload();
    await waitFor(() => expect(seen).toHaveLength(1));
    const closing = new Event('beforeunload', { cancelable: true }) as BeforeUnloadEvent;
    Object.defineProperty(closing, 'returnValue', { value: '', writable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
    // Value set for the browser's confirmation.
    expect(closing.returnValue).toBe(words);
    await userEvent.click(screen.getByRole('link', { name: 'Torna allo storico pratiche' }));
    const dialog = await screen.findByRole('dialog', { name: words });
    await userEvent.click(within(dialog).getByRole('button', { name: /Esci|Lascia|Abbandona/ }));
    expect(await screen.findByRole('link', { name: 'Nuova Pratica' })).toBeVisible();
    expect(seen[0]?.aborted).toBe(true);
  });
});
