import { expect } from 'vitest';
import { interventionsFind } from '../../contract/endpoints/assistance';
import { campusCourses } from '../../contract/endpoints/campus';
import { licenceProductList } from '../../contract/endpoints/licenceProducts';
import {
  practiceAddress,
  practiceComplete,
  practiceDelete,
  practiceDeleteFiles,
  practiceDocument,
  practiceFiles,
  practiceList,
  practiceProgress,
  practiceSave,
  practiceSigned,
  practiceUpload,
} from '../../contract/endpoints/practices';
import { restorationProducts } from '../../contract/endpoints/restorations';
import { signIn, test } from '../fixtures/browser';
import { boxOf, hueOf, isPainted, isTipped } from '../fixtures/painted';
import { goInside, staged } from '../fixtures/stage';
import { button, dialog } from '../fixtures/users';
import { whileFailing } from '../fixtures/whileFailing';
import { zipBytes } from '../fixtures/zipBytes';

const TRANSFERS = '/areaamministrativa/altri-fornitori';
/** One of the demo whose files are still to come, and one that is signed. */
const TO_COME = `${TRANSFERS}/TNTF01000A~Didattica`;
const SIGNED = `${TRANSFERS}/TNIS013001~Contabile`;
const SYSTEM = 'Si è verificato un errore di sistema';
const TRANSFER_ERROR = 'Si è verificato un errore durante il recupero';

staged(
  'XFER-027 XFER-028 XFER-037 of the transfers, bars and the button have tooltips',
  async ({ stage }) => {
    const { page } = stage;
    await goInside(page, TRANSFERS);
    const bar = (area: string) =>
      page
        .getByRole('row')
        .filter({ hasText: area })
        .locator('[data-tip]')
        .filter({ has: page.getByRole('progressbar') });
    await isTipped(bar('Area Contabile'), 'Caricamento dei file completato');
    await isTipped(bar('Area Didattica'), 'Caricamento dei file non ancora concluso');
    await isTipped(page.getByRole('link', { name: 'Nuova Pratica' }), 'Effettua un nuovo upload');
  },
);

staged(
  'XFER-095 XFER-096 XFER-097 XFER-104 of the transfers, what could not be read is said in red',
  async ({ stage }) => {
    const { page } = stage;
    await whileFailing(stage, [practiceList, practiceProgress, practiceSigned, practiceFiles], async () => {
      await page.goto(TRANSFERS);
      await isPainted(page, 'red', `${TRANSFER_ERROR} dello stato delle pratiche, riprovare più tardi`);
      await isPainted(page, 'red', `${TRANSFER_ERROR} dell'avanzamento dele pratiche, riprovare più tardi`);
      await goInside(page, SIGNED);
      await isPainted(page, 'red', `${TRANSFER_ERROR} dei documenti firmati, riprovare più tardi`);
      await goInside(page, TO_COME);
      await isPainted(page, 'red', 'Errore durante il recupero dei file');
    });
  },
);

staged(
  'XFER-099 XFER-100 XFER-101 XFER-102 of a transfer, what could not be sent or deleted is said in red',
  async ({ stage }) => {
    const { page } = stage;
    const buffer = Buffer.from(zipBytes([{ name: 'alunni.csv' }]));
    const send = async () => {
      await page.goto(TO_COME);
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'dati.zip', mimeType: 'application/zip', buffer });
      await button(page, 'Carica file').click();
      await button(page, 'CONFERMA').click();
    };
    for (const [call, text] of [
      [practiceUpload, `${SYSTEM} durante l'inizializzazione dell'upload dei file, riprovare più tardi`],
      [practiceAddress, `${SYSTEM} durante l'upload dei file, riprovare più tardi`],
      [practiceComplete, `${SYSTEM} durante il completamento dell'upload dei file, riprovare più tardi`],
      [practiceDocument, 'Errore durante la generazione del documento'],
    ] as const) {
      const fails = async () => {
        await send();
        await isPainted(page, 'red', text);
      };
      // Another failure is tried again for a while.
      await whileFailing(stage, [call], fails, 400);
    }
    await whileFailing(stage, [practiceDelete], async () => {
      await page.goto(TO_COME);
      await button(page, 'Indietro').click();
      await button(page, 'CONFERMA').click();
      await isPainted(page, 'red', 'Errore durante la cancellazione della pratica. Riprovare più tardi');
    });
  },
);

staged('XFER-098 of a transfer, choices that could not be saved are said in red', async ({ stage }) => {
  const { page } = stage;
  await page.goto(`${TRANSFERS}/nuova`);
  await button(page, 'Avanti').click();
  await page.getByRole('heading', { level: 2, name: 'DS responsabile' }).waitFor();
  await button(page, 'Avanti').click();
  await page.getByRole('combobox', { name: /^Area/ }).click();
  // Its only application is chosen by itself.
  await page.getByRole('option', { name: 'Area Personale' }).click();
  await page.getByRole('textbox', { name: /^Codice ministeriale/ }).fill('TNIS013001');
  await page.getByRole('textbox', { name: /^Fornitore/ }).fill('Archivia');
  await whileFailing(stage, [practiceSave], async () => {
    await button(page, 'Avanti').click();
    await isPainted(page, 'red', 'Errore durante il salvataggio delle scelte fatte');
  });
});

staged(
  'ADM-047 ADM-052 CAMP-030 are said in orange without a link, in red where a call failed',
  async ({ stage }) => {
    const { page } = stage;
    await page.route(new RegExp(licenceProductList.path.replaceAll(/\{\w+\}/g, '\\w+')), async (route) => {
      const response = await route.fetch();
      const found = (await response.json()) as object[];
      await route.fulfill({ response, json: found.map((one) => ({ ...one, linkDownload: null })) });
    });
    await page.goto('/areaamministrativa/licenze?tipo=web&v=1');
    await page.locator('tbody th a').first().click();
    await button(page, 'Scarica il programma').click();
    await isPainted(page, 'orange', 'Download non disponibile');
    await whileFailing(stage, [interventionsFind, campusCourses], async () => {
      const scheda = JSON.stringify({
        ...{ idProdotto: 'WWA', tipo: 'prodotto', numeroInstallazione: '1234' },
        ...{ tipoIntervento: 'Contatto', dataInizioAssistenza: '2026-07-01' },
      });
      await goInside(page, `/areaamministrativa/assistenza/WWA-prodotto?${new URLSearchParams({ scheda })}`);
      await isPainted(page, 'red', `${SYSTEM}, riprovare più tardi`);
      await goInside(page, '/statistiche-corsi');
      await isPainted(page, 'red', `${SYSTEM}, riprovare più tardi`);
    });
  },
);

staged(
  'RST-005 RST-006 CAMP-024 say by a tooltip that nothing is restored, and show certificates at the right',
  async ({ stage }) => {
    const { page } = stage;
    await page.route(
      ({ pathname }) => pathname === restorationProducts.path,
      (route) => route.fulfill({ json: [] }),
    );
    await goInside(page, '/areacontratti/ripristini');
    for (const [kind, text] of [
      ['CONTRATTI', 'Non ci sono contratti da ripristinare'],
      ['SERVIZI', 'Non ci sono servizi da ripristinare'],
    ] as const) {
      await page.getByRole('radio', { name: `RIPRISTINO ${kind}` }).check();
      await page.locator('button[aria-disabled=true]', { hasText: 'Vai' }).waitFor();
      await isTipped(button(page, 'Vai'), text);
    }
    await goInside(page, '/statistiche-utenti/');
    const certificates = page.getByRole('heading', { name: /^Attestati di / });
    const [people, their] = [await boxOf(page.getByRole('table')), await boxOf(certificates)];
    expect(their.left).toBeGreaterThanOrEqual(people.right);
    expect(their.top).toBeLessThan(people.bottom);
  },
);

test('REN-047 RST-031 lead a teacher-manager home, and say in red that the page is for the supervisor', async ({
  page,
}) => {
  for (const [path, area] of [
    ['rinnovo-contratti-new', 'rinnovo'],
    ['ripristini', 'ripristino'],
  ] as const) {
    await signIn(page, 'gestore.SG10001', `/areacontratti/${path}`);
    await page.waitForURL((url) => url.pathname === '/');
    await isPainted(page, 'red', `all'area di ${area} dei contratti è riservato all'utente “supervisor”.`);
  }
});

test('XFER-103 of a transfer, files that could not be deleted are said in red', async ({ page, trouble }) => {
  await signIn(page, 'supervisor.SG10004', `${TRANSFERS}/TNIC81900Q~Didattica`);
  await page.getByRole('heading', { level: 2, name: 'Documento', exact: true }).waitFor();
  await whileFailing({ page, trouble }, [practiceDeleteFiles], async () => {
    await button(page, 'Annulla').click();
    await button(page, 'CONFERMA').click();
    await isPainted(page, 'red', "Errore durante l'eliminazione dei file");
  });
});

test('CSVI-024 CSVI-031 of an import, what the provider refuses is said in red, at its row as well', async ({
  page,
  trouble,
}) => {
  trouble.expect(/status of 40[03]/);
  const refuse = (call: string, status: number, problem: object) =>
    page.route(`**/api/importazioni/SG10002${call}`, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status, contentType: 'application/problem+json', json: { status, ...problem } })
        : route.fallback(),
    );
  await signIn(page, 'supervisor.SG10002', '/importa-utenti');
  const maria = 'Nome,Cognome,Codice Fiscale,Email\nMaria,Rossi,RSSMRA80A41H501W,maria.rossi@example.org';
  const file = { name: 'utenti.csv', mimeType: 'text/csv', buffer: Buffer.from(maria) };
  const title = 'Non si dispone dei permessi per questa operazione.';
  await refuse('/anteprima', 403, { code: 'forbidden', title });
  await page.locator('input[type=file]').setInputFiles(file);
  await button(page, 'Carica').click();
  await isPainted(page, 'red', title);
  await page.unroute('**/api/importazioni/SG10002/anteprima');
  await button(page, 'Carica').click();
  await page.getByText('Totale utenti: 1').waitFor();
  const errors = [{ field: 'rows[0].cells.email', message: "L'e-mail è già di un altro" }];
  await refuse('/importazione/*/righe', 400, {
    code: 'invalid',
    title: 'Dati assenti o non validi!',
    errors,
  });
  await button(page, 'Conferma').click();
  await button(dialog(page), 'Importa').click();
  await page.getByRole('row').nth(1).getByText("L'e-mail è già di un altro").waitFor();
  const chip = page.getByRole('row').nth(1).locator('.MuiChip-root');
  const hues = async () => [await hueOf(chip), await hueOf(chip, 'background-color')];
  await expect.poll(hues).toContain('red');
});
