import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { refused } from '../../../fixtures/resizingProvider';
import { axeFindings, ownScreen } from '../../../fixtures/resourceScreen';
import {
  choices,
  practice,
  SOURCE,
  SUBJECT,
  transferProvider,
  two,
} from '../../../fixtures/transferProvider';
import { sha256 } from '../../../fixtures/uploadProvider';

vi.mock('../../../../src/features/upload/hashInWorker', async () => ({
  hashInWorker: (await import('../../../../src/features/upload/hashing')).hashHere,
}));
const put = vi.hoisted(() => ({ answer: (_url: string): Response => new Response(null) }));
vi.mock('../../../../src/api/sendWithProgress', () => ({
  sendWithProgress: async (
    url: string,
    { headers }: { headers: object },
    progress: (sent: number) => void,
  ) => {
    puts.push({ url, headers });
    progress(1);
    return put.answer(url);
  },
}));
const puts: { url: string; headers: object }[] = [];

const PAGE = '/areaamministrativa/altri-fornitori';
type Provider = ReturnType<typeof transferProvider>;
function open(provider: Provider, subject = SUBJECT) {
  ownScreen(`${PAGE}/${encodeURIComponent(subject)}`, { roles: ['supervisor'], callApi: provider.callApi });
  return provider;
}
const at = (step: string, answers: Record<string, unknown> = {}, kept: Record<string, unknown> = {}) =>
  open(
    transferProvider(answers, { step, answers: kept }),
    step === 'allegati' || step === 'documento' || step === 'firma' ? SUBJECT : 'nuova',
  );
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const boom = () => {
  throw refused(500, 'boom');
};
const red = async (text: string) =>
  expect((await screen.findByText(text)).closest('.MuiAlert-colorError')).not.toBeNull();
const zip = (name = 'dati.zip') => new File(['data'], name, { type: 'application/zip' });
const choose = (...files: readonly File[]) => {
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  fireEvent.change(input, { target: { files } });
};
async function upload(): Promise<void> {
  await press('Carica file');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'CONFERMA' }));
}
const severalApplications = { applicativi: { ...choices, area: 'Contabile', applicativi: two } };

describe('the steps of a transfer', () => {
  it('XFER-006 XFER-007 XFER-009 are six, with the way back to the history', async () => {
    open(transferProvider(), 'nuova');
    await heading('Informativa');
    const steps = within(screen.getByRole('list', { name: 'Passi della procedura' })).getAllByRole(
      'listitem',
    );
    expect(steps.map(({ textContent }) => textContent?.replace(/^\d/, ''))).toEqual([
      ...[
        'Informativa',
        'DS responsabile',
        'Area appartenenza applicativi',
        'Allegati',
        'Documento',
        'Firma',
      ],
    ]);
    expect(screen.getByRole('link', { name: 'Torna allo storico pratiche' })).toHaveAttribute('href', PAGE);
    expect(screen.queryByRole('table')).toBeNull();
    expect(await axeFindings()).toEqual([]);
  });

  it('XFER-008 XFER-010 XFER-052 go on and back, with the head of the school or a form', async () => {
    open(transferProvider({ dsRead: '' }), 'nuova');
    expect(await button('Indietro')).toBeVisible();
    await press('Avanti');
    await heading('DS responsabile');
    expect(await button('Avanti')).toHaveAttribute('aria-disabled', 'true');
    await press('Scegli il DS tra gli utenti');
    const dialog = await screen.findByRole('dialog', { name: 'DS responsabile' });
    await within(dialog).findByRole('option', { name: 'Ugo Verdi (verdi.SG10001)' });
    await userEvent.keyboard('{Escape}');
    await press('Indietro');
    await heading('Informativa');
  });

  it('XFER-073 XFER-113 XFER-010 want the head’s names, of 50 characters, in boxes of 100', async () => {
    at('ds', { dsRead: '' }, { ds: undefined });
    const name = await screen.findByRole('textbox', { name: 'Nome' });
    const surname = screen.getByRole('textbox', { name: 'Cognome' });
    expect([name, surname].map((box) => box.getAttribute('maxlength'))).toEqual(['100', '100']);
    await userEvent.click(name);
    await userEvent.click(surname);
    await userEvent.tab();
    expect(screen.getByText('Nome obbligatorio')).toBeVisible();
    expect(screen.getByText('Cognome obbligatorio')).toBeVisible();
    fireEvent.change(name, { target: { value: 'a'.repeat(51) } });
    expect(screen.getByText('Il nome non può essere maggiore di 50 caratteri')).toBeVisible();
    fireEvent.change(surname, { target: { value: 'A1' } });
    expect(screen.getByText('Cognome non valido')).toBeVisible();
  });
});

describe('the third step of a transfer', () => {
  const area = async (name: string) => {
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: /^Area/ }));
    await userEvent.click(await screen.findByRole('option', { name }));
  };
  const type = (label: RegExp, value: string) => {
    const box = screen.getByRole('textbox', { name: label });
    fireEvent.change(box, { target: { value } });
    fireEvent.blur(box);
    return box;
  };
  const empty = { applicativi: undefined };

  it('XFER-011 XFER-012 XFER-047 XFER-078 offers the applications of the area, and then the source code', async () => {
    at('applicativi', {}, empty);
    await area('Area Contabile');
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual([
      'Bilancio',
      'Magazzino',
      'Inventario',
    ]);
    const code = screen.getByRole('textbox', { name: /^Codice ministeriale/ });
    expect(code).toBeDisabled();
    await userEvent.click(boxes[1] as HTMLElement);
    expect(code).toBeEnabled();
    await area('Area Documentale');
    expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      ...['Gecodoc', 'Amministrazione Trasparente'],
    ]);
  });

  it('XFER-049 XFER-050 XFER-013 XFER-014 chooses the only application of an area by itself, and asks its supplier', async () => {
    at('applicativi', {}, empty);
    for (const [name, only] of [
      ['Area Didattica', 'Alunni'],
      ['Area Personale', 'Personale'],
    ] as const) {
      await area(name);
      expect(screen.getByRole('checkbox', { name: only })).toBeChecked();
      expect(
        screen.getByRole('textbox', { name: new RegExp(`^Fornitore di provenienza: ${only}`) }),
      ).toBeVisible();
    }
    expect(screen.getByRole('textbox', { name: /^Codice ministeriale di provenienza/ })).toBeEnabled();
  });

  it('XFER-015 XFER-081 XFER-082 XFER-083 asks the PEC for Gecodoc and the year for Bilancio alone', async () => {
    at('applicativi', {}, empty);
    await area('Area Documentale');
    expect(screen.queryByRole('textbox', { name: /^PEC/ })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Gecodoc' }));
    type(/^PEC/, '');
    expect(screen.getByText('E-mail obbligatoria')).toBeVisible();
    type(/^PEC/, 'scuola');
    expect(screen.getByText('E-mail non valida')).toBeVisible();
    await area('Area Contabile');
    expect(screen.queryByRole('textbox', { name: /^PEC/ })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Bilancio' }));
    type(/^Anno finanziario/, '25');
    expect(screen.getByText("L'anno deve essere di 4 cifre")).toBeVisible();
  });

  it('XFER-074 XFER-075 XFER-076 XFER-079 says what is wrong with a box once it is left', async () => {
    at('applicativi', {}, empty);
    await area('Area Didattica');
    type(/^Fornitore/, '');
    expect(screen.getByText('Campo Obbligatorio')).toBeVisible();
    const code = type(/^Codice ministeriale/, 'TNIS');
    expect(code).toHaveAttribute('maxlength', '10');
    expect(screen.getByText('Il codice ministeriale deve essere di 10 caratteri')).toBeVisible();
    expect(await button('Avanti')).toHaveAttribute('aria-disabled', 'true');
  });

  it('XFER-041 XFER-053 XFER-110 sends the choices with the year of the day, and comes to the files', async () => {
    const { of, run } = at('applicativi', {}, empty);
    await area('Area Didattica');
    type(/^Fornitore/, 'nUVOLA');
    type(/^Codice ministeriale/, 'tnis013001');
    run.step = 'allegati';
    run.answers.applicativi = choices;
    await press('Avanti');
    await heading('Allegati');
    expect(of('practiceSave')[0]?.body).toEqual({
      ...{
        customerCode: 'SG10001',
        nomeDs: 'Anna',
        cognomeDs: 'Rossi',
        anno: expect.stringMatching(/^20\d\d$/),
      },
      ...{ area: 'Didattica', applicativi: [{ appCode: 'wwa', fornitore: 'Nuvola' }], codMinAltri: SOURCE },
    });
  });

  it('XFER-098 says in red that the choices could not be saved, and keeps them', async () => {
    at('applicativi', { practiceSave: boom });
    await heading('Area appartenenza applicativi');
    await press('Avanti');
    await red('Errore durante il salvataggio delle scelte fatte');
    expect(screen.getByRole('textbox', { name: /^Codice ministeriale/ })).toHaveValue(SOURCE);
  });

  it('XFER-063 forgets what was typed when it is left backwards', async () => {
    at('applicativi', {}, empty);
    await area('Area Didattica');
    type(/^Fornitore/, 'Nuvola');
    await press('Indietro');
    await heading('DS responsabile');
    await press('Avanti');
    await heading('Area appartenenza applicativi');
    expect(screen.queryByRole('textbox', { name: /^Fornitore/ })).toBeNull();
  });
});

describe('the fourth step of a transfer', () => {
  it('XFER-017 XFER-054 XFER-085 XFER-109 has a list of files, each with its size and a password', async () => {
    at('allegati');
    await heading('Allegati');
    expect(await button('Carica file')).toHaveAttribute('aria-disabled', 'true');
    choose(zip(), new File(['a'.repeat(1536)], 'note.csv'));
    const list = await screen.findByRole('list', { name: 'File allegati' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(first).toHaveTextContent('dati.zip (4,00 B)');
    expect(second).toHaveTextContent('note.csv (1,50 KB)');
    expect(within(first as HTMLElement).getByLabelText('Password di dati.zip (facoltativa)')).toHaveAttribute(
      'type',
      'password',
    );
    expect(within(second as HTMLElement).queryByLabelText(/^Password/)).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveAttribute('maxlength', '256');
    expect(await button('Carica file')).not.toHaveAttribute('aria-disabled');
    expect(await axeFindings()).toEqual([]);
  });

  it('XFER-084 refuses two files of one name', async () => {
    at('allegati');
    await heading('Allegati');
    choose(zip());
    choose(zip());
    await red('Errore: esiste già un allegato con lo stesso nome!');
    expect(screen.getAllByRole('button', { name: 'Togli dati.zip' })).toHaveLength(1);
  });

  it('XFER-087 XFER-088 wants notes for several files of several applications', async () => {
    at('allegati', {}, severalApplications);
    await heading('Allegati');
    choose(zip('a.zip'));
    await waitFor(async () => expect(await button('Carica file')).not.toHaveAttribute('aria-disabled'));
    choose(zip('b.zip'));
    await waitFor(async () => expect(await button('Carica file')).toHaveAttribute('aria-disabled', 'true'));
    const note = screen.getByRole('textbox', { name: /^Note/ });
    fireEvent.blur(note);
    expect(screen.getByText('Campo Obbligatorio')).toBeVisible();
    fireEvent.change(note, { target: { value: 'a e b' } });
    expect(await button('Carica file')).not.toHaveAttribute('aria-disabled');
  });

  it('XFER-016 XFER-064 XFER-066 XFER-108 asks, then sends each file by its calls, and becomes "Avanti"', async () => {
    puts.length = 0;
    const { of } = at('allegati');
    await heading('Allegati');
    choose(zip(), zip('altro.zip'));
    fireEvent.change(await screen.findByLabelText('Password di dati.zip (facoltativa)'), {
      target: { value: 'segreta' },
    });
    await press('Carica file');
    const dialog = await screen.findByRole('dialog', { name: 'Sicuro di voler procedere?' });
    expect(dialog).toHaveTextContent('Premendo CONFERMA i file selezionati saranno caricati.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'CONFERMA' }));
    await screen.findByText('Tutti i file sono stati caricati e il documento è pronto.');
    expect(screen.queryByRole('button', { name: 'Carica file' })).toBeNull();
    expect(of('practiceUpload').map(({ body }) => body)).toMatchObject([
      {
        filename: 'dati.zip',
        password: 'segreta',
        size: 4,
        chunk: 1,
        status: 'STARTED',
        codMinAltri: SOURCE,
      },
      { filename: 'altro.zip' },
    ]);
    expect(of('practiceAddress')[0]).toMatchObject({
      uploadToken: 'dati.zip',
      body: { chunkIndex: 1, sha256: sha256('data') },
    });
    expect(puts).toHaveLength(2);
    expect(of('practiceDocument')).toHaveLength(1);
  });

  it('XFER-044 XFER-067 XFER-092 XFER-093 completes each with the etags of its parts and the header of the upload', async () => {
    put.answer = () => new Response(null, { headers: { etag: '"e1"' } });
    const { of } = at('allegati');
    await heading('Allegati');
    choose(zip());
    await upload();
    await waitFor(() => expect(of('practiceComplete')).toHaveLength(1));
    expect(of('practiceComplete')[0]).toMatchObject({
      uploadToken: 'dati.zip',
      body: { status: 'COMPLETED', completedUploadDto: [{ etag: '"e1"', partNumber: 1 }] },
    });
  });

  it('sends no token to the address of a part', async () => {
    puts.length = 0;
    at('allegati');
    await heading('Allegati');
    choose(zip());
    await upload();
    await waitFor(() => expect(puts).toHaveLength(1));
    expect(puts[0]?.headers).toEqual({});
  });

  it('XFER-055 XFER-068 XFER-069 makes the document once all parts are there, and goes on to it', async () => {
    const { of } = at('allegati');
    await heading('Allegati');
    choose(zip());
    await upload();
    const bar = await screen.findByRole('progressbar', { name: 'Caricamento di tutti i file' });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '100'));
    await waitFor(async () => expect(await button('Avanti')).not.toHaveAttribute('aria-disabled'));
    expect(of('practiceDocument')[0]?.body).toMatchObject({
      ...{ customerCodeArgo: 'SG10001', codMinAltri: SOURCE, area: 'Didattica', nomeDs: 'Anna' },
      file: [{ filename: 'dati.zip', fornitore: 'Nuvola', type: 'zip', password: false, size: '4,00 B' }],
    });
    await press('Avanti');
    await heading('Documento');
    expect(screen.queryByRole('progressbar', { name: 'Caricamento di tutti i file' })).toBeNull();
  });

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

  it('XFER-102 says in red that it could not be deleted', async () => {
    at('allegati', { practiceDelete: boom });
    await heading('Allegati');
    await press('Indietro');
    await press('CONFERMA');
    await red('Errore durante la cancellazione della pratica. Riprovare più tardi');
  });

  it('XFER-104 says in red that the files could not be read', async () => {
    at('allegati', { practiceFiles: boom });
    await red('Errore durante il recupero dei file');
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

  it('XFER-107 XFER-070 warns while an upload is under way, and stops it when the page is left', async () => {
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
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
    await userEvent.click(screen.getByRole('link', { name: 'Torna allo storico pratiche' }));
    const dialog = await screen.findByRole('dialog', { name: words });
    await userEvent.click(within(dialog).getByRole('button', { name: /Esci|Lascia|Abbandona/ }));
    expect(await screen.findByRole('link', { name: 'Nuova Pratica' })).toBeVisible();
    expect(seen[0]?.aborted).toBe(true);
  });
});

describe('the last steps of a transfer', () => {
  it('XFER-018 XFER-019 XFER-058 shows answers and files, with Annulla and the menu of the signature', async () => {
    at('documento', {
      practiceFiles: [
        {
          filename: 'dati.zip',
          fornitore: 'Nuvola',
          type: 'zip',
          password: true,
          size: '4,00 B',
          bytes: 4,
          upload: { id: 'u', state: 'stored' },
        },
      ],
    });
    await heading('Documento');
    expect(await screen.findByText('dati.zip (4,00 B, Nuvola, con password)')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Avanti' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Indietro', hidden: false })?.closest('main h1')).toBeFalsy();
    expect(await button('Annulla')).toBeVisible();
    await press('Conferma e firma');
    const menu = await screen.findByRole('menu');
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      ...[
        'Firma subito con Sigillo',
        expect.stringMatching(/^Firma subito con /),
        'Scarica/Carica documento',
      ],
    ]);
  });

  it('XFER-062 XFER-108 deletes the files with Annulla, once confirmed, and is at the files again', async () => {
    const { of } = at('documento');
    await heading('Documento');
    await press('Annulla');
    const dialog = await screen.findByRole('dialog', { name: 'Sicuro di voler procedere?' });
    expect(dialog).toHaveTextContent('Premendo CONFERMA i file caricati saranno eliminati.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'CONFERMA' }));
    await heading('Allegati');
    expect(of('practiceDeleteFiles')).toHaveLength(1);
  });

  it('XFER-103 says in red that the files could not be deleted', async () => {
    at('documento', { practiceDeleteFiles: boom });
    await heading('Documento');
    await press('Annulla');
    await press('CONFERMA');
    await red("Errore durante l'eliminazione dei file");
  });

  it('XFER-020 XFER-071 signs in the way that was chosen', async () => {
    at('documento');
    await heading('Documento');
    await press('Conferma e firma');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Scarica/Carica documento' }));
    await heading('Firma');
    expect(await screen.findByRole('list', { name: 'Scarica/Carica documento' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Firma con/ })).toBeNull();
    await press('Indietro');
  });

  it('XFER-071 XFER-072 XFER-105 shows what the server says of a signature, and then the history', async () => {
    let fails = true;
    at('documento', {
      practiceSignOnline: () => {
        if (fails) throw refused(422, 'Firma rifiutata dal server', { code: 'signatureRefused' });
        return { number: 'F-2026-000001' };
      },
    });
    await heading('Documento');
    await press('Conferma e firma');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Firma subito con Sigillo' }));
    const dialog = await screen.findByRole('dialog', { name: /Firma online con Sigillo/ });
    await userEvent.type(within(dialog).getByLabelText(/^Username/), 'rossi');
    await userEvent.type(within(dialog).getByLabelText(/^Password/), 'x');
    await userEvent.type(within(dialog).getByLabelText(/^Codice OTP/), '123456');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Conferma' }));
    await screen.findByText('Firma rifiutata dal server');
    fails = false;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Conferma' }));
    expect(await screen.findByRole('link', { name: 'Nuova Pratica' })).toBeVisible();
  });
});

describe('a signed practice', () => {
  const details = {
    practice: practice({ status: 'SIGNED', statusOperatore: 'STARTED' }),
    customerCode: 'SG10001',
  };

  it('XFER-031 XFER-059 shows its signed document', async () => {
    open(transferProvider({ practiceDetails: details, transferReceipt: boom }));
    expect(await button('Scarica il documento firmato (.p7m)')).toBeVisible();
    expect(screen.getByText('In lavorazione')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Richiesta di trasferimento dati' })).toBeVisible();
  });

  it('XFER-097 says in red that the signed document could not be read', async () => {
    open(transferProvider({ practiceDetails: details, practiceSigned: boom }));
    await red('Si è verificato un errore durante il recupero dei documenti firmati, riprovare più tardi');
  });
});
