import { expect } from 'vitest';
import { interventionsFind } from '../../contract/assistance/endpoints';
import { campusCourses } from '../../contract/campus/endpoints';
import { licenceProductList } from '../../contract/licences/endpoints';
import { contractStates, type LicenceProduct } from '../../contract/licences/licenceProduct';
import { restorationProducts } from '../../contract/orders/restorationsEndpoints';
import { sessionOpen } from '../../contract/session/endpoints';
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
} from '../../contract/transfer/endpoints';
import { catalogue } from '../../provider/demo/catalogue';
import { signIn, test } from '../fixtures/browser';
import { holdBack } from '../fixtures/holdBack';
import { product } from '../fixtures/orderProvider';
import { boxOf, type Hue, hueOf, isChip, isPainted, isSeen, isTipped } from '../fixtures/painted';
import { goInside, staged } from '../fixtures/stage';
import { button } from '../fixtures/users';
import { whileFailing } from '../fixtures/whileFailing';
import { zipBytes } from '../fixtures/zipBytes';

const TRANSFERS = '/areaamministrativa/altri-fornitori';
/** Practices of the demo: one whose files are not sent yet, and a signed one. */
const TO_COME = `${TRANSFERS}/TNTF01000A~Didattica`;
const SIGNED = `${TRANSFERS}/TNIS013001~Contabile`;
const SYSTEM = 'Si è verificato un errore di sistema';
const MAD = "Consente l'acquisizione delle domande di supplenza inviate tramite Archivia MAD-INTERPELLO";
const TRANSFER_ERROR = 'Si è verificato un errore durante il recupero';

staged(
  'XFER-026 XFER-027 XFER-028 XFER-037 of the transfers, bars are as full as they say, and have tooltips as the button does',
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
    const shares = await page.getByRole('progressbar').evaluateAll((bars) =>
      bars.map((one) => {
        const [own, its] = [one.getBoundingClientRect(), one.firstElementChild?.getBoundingClientRect()];
        const full = Math.min(its?.right ?? 0, own.right) - own.left;
        return [Number(one.ariaValueNow), Math.round((100 * full) / own.width)];
      }),
    );
    expect(shares.length).toBeGreaterThan(1);
    for (const [said, drawn] of shares) expect(drawn).toBe(said);
  },
);

staged(
  'XFER-095 XFER-096 XFER-097 XFER-104 of the transfers, what could not be read is said in red',
  async ({ stage }) => {
    const { page } = stage;
    await whileFailing(stage, [practiceList, practiceProgress], async () => {
      await page.goto(TRANSFERS);
      await isPainted(page, 'red', `${TRANSFER_ERROR} dello stato delle pratiche, riprovare più tardi`);
      await isPainted(page, 'red', `${TRANSFER_ERROR} dell'avanzamento dele pratiche, riprovare più tardi`);
    });
    await whileFailing(stage, [practiceSigned, practiceFiles], async () => {
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
      // Other failures are retried for a while.
      await whileFailing(stage, [call], fails, 400);
    }
    await whileFailing(stage, [practiceDelete], async () => {
      await page.goto(TO_COME);
      // Before the step has loaded, going back asks for no confirmation.
      await page.locator('input[type=file]').waitFor({ state: 'attached' });
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
  // Its only application is selected automatically.
  await page.getByRole('combobox', { name: /^Area/ }).selectOption({ label: 'Area Personale' });
  await page.getByRole('textbox', { name: /^Codice ministeriale/ }).fill('TNIS013001');
  await page.getByRole('textbox', { name: /^Fornitore/ }).fill('Archivia');
  await whileFailing(stage, [practiceSave], async () => {
    await button(page, 'Avanti').click();
    await isPainted(page, 'red', 'Errore durante il salvataggio delle scelte fatte');
  });
});

staged(
  'ADM-029 ADM-047 ADM-052 CAMP-030 say the states of contracts in colour, a missing link in orange, a failed call in red',
  async ({ stage }) => {
    const { page } = stage;
    await page.route(new RegExp(licenceProductList.path.replaceAll(/\{\w+\}/g, '\\w+')), async (route) => {
      const response = await route.fetch();
      const found = (await response.json()) as LicenceProduct[];
      const [one] = found;
      const made = contractStates.map((statoContratto, at) => ({
        ...one,
        idProdotto: `${one?.idProdotto}${at}`,
        linkDownload: null,
        statoContratto,
      }));
      const json = one?.tipo === 'web' ? made : [];
      await route.fulfill({ response, json });
    });
    await page.goto('/areaamministrativa/licenze?tipo=web&v=1');
    const hues: (readonly [string, Hue])[] = [];
    for (const state of contractStates) {
      const said = page.locator('tbody').getByText(state, { exact: true });
      await isSeen(said);
      hues.push([state, await hueOf(said)]);
    }
    expect(Object.fromEntries(hues)).toEqual({
      Attiva: 'green',
      Gratuita: 'blue',
      Sospesa: 'orange',
      Cessata: 'red',
      Sostituita: 'grey',
      Visione: 'blue',
      'In Scadenza': 'orange',
      'In attesa di rinnovo': 'red',
    });
    await page.locator('tbody th a').first().click();
    await button(page, 'Scarica il programma').click();
    await isPainted(page, 'orange', 'Download non disponibile');
    await whileFailing(stage, [interventionsFind, campusCourses], async () => {
      const scheda = JSON.stringify({
        idProdotto: 'WWA',
        tipo: 'prodotto',
        numeroInstallazione: '1234',
        tipoIntervento: 'Contatto',
        dataInizioAssistenza: '2026-07-01',
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

staged(
  'REN-034 REN-074 REN-075 SHELL-054 in a renewal, MAD has a tooltip with the name of the provider, what is free a mark, MEPA no tender',
  async ({ stage }) => {
    const { page } = stage;
    const opens = ({ pathname }: URL) => pathname === sessionOpen.path;
    await page.route(opens, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), providerName: 'Archivia' } });
    });
    await page.goto('/areacontratti/rinnovo-contratti-new');
    for (const step of ['Informativa', 'Anagrafica Scuola']) {
      await page.getByRole('heading', { level: 2, name: step }).waitFor();
      await button(page, 'Avanti').click();
    }
    const rows = page.getByRole('table').locator('tbody').getByRole('row');
    const row = (id: string) => rows.filter({ hasText: `${id} · ` });
    await isTipped(row('MAD').locator('[data-tip]'), MAD);
    expect(await rows.locator('[data-tip]').count()).toBe(1);
    await page.unrouteAll();
    await isSeen(page.getByText('(*) Accessorio gratuito di un altro prodotto.', { exact: true }));
    await button(page, 'Avanti').click();
    const mepa = page.getByRole('checkbox', { name: 'L’ordine si fa sul MEPA' });
    const tender = page.getByRole('textbox', { name: /CIG/ });
    await isSeen(page.getByText('L’ordine si fa sul MEPA'));
    expect([await mepa.isChecked(), await tender.count()]).toEqual([true, 0]);
    await mepa.uncheck();
    await isSeen(tender);
  },
);

staged(
  'RST-037 in a restoration, MAD has a tooltip, and products the rules of a renewal',
  async ({ stage }) => {
    const { page } = stage;
    const rows = page.getByRole('table').locator('tbody').getByRole('row');
    const row = (id: string) => rows.filter({ hasText: `${id} · ` });
    const offered = ['SIG', 'C2C', 'LDA', 'AWP', 'MAD', 'PER'];
    const json = offered.map((id) => product(id, id === 'MAD' ? { statoApprovazione: 'N' } : {}));
    await page.route(
      ({ pathname }) => pathname === restorationProducts.path,
      (route) => route.fulfill({ json }),
    );
    await goInside(page, '/areacontratti/ripristini');
    await button(page, 'Vai').click();
    const tick = (id: string) => row(id).getByRole('checkbox');
    const all = page.getByRole('checkbox', { name: 'Seleziona tutti' });
    const areTicked = (ids: readonly string[], when: string) => {
      const ticked = async () => {
        const on = await Promise.all(offered.map((id) => tick(id).isChecked()));
        return offered.filter((_, place) => on[place]);
      };
      return expect.poll(ticked, { message: when }).toEqual(ids);
    };
    await areTicked(['SIG', 'C2C', 'LDA', 'AWP', 'PER'], 'what nobody refused');
    await isTipped(row('MAD').locator('[data-tip]'), MAD);
    const signed = rows.filter({ has: page.getByRole('cell', { name: /\(\*\)$/ }) });
    expect(await signed.count()).toBe(1);
    await isSeen(row('AWP').getByRole('cell', { name: '0,00 (*)', exact: true }));
    const attention = page.getByRole('alertdialog', { name: 'Attenzione' });
    await tick('PER').click();
    await isSeen(attention.getByText('Area web del personale'));
    await button(attention, 'Chiudi').click();
    await areTicked(['SIG', 'C2C', 'LDA'], 'without Personale');
    await tick('MAD').click();
    await button(attention, 'Chiudi').click();
    await areTicked(['SIG', 'C2C', 'LDA', 'AWP', 'MAD', 'PER'], 'with what MAD needs');
    await all.click();
    await button(attention, 'Chiudi').click();
    await areTicked(['SIG', 'C2C', 'LDA'], 'none of all');
  },
);

staged(
  'CAMP-013 CAMP-015 CAMP-019 CAMP-023 have how many courses and people there are on a chip, a picture of each course and round initials of each person',
  async ({ stage }) => {
    const { page } = stage;
    const chip = (text: RegExp) => page.getByRole('main').locator('.MuiChip-root', { hasText: text });
    await goInside(page, '/statistiche-corsi');
    await isChip(chip(/^Totale corsi: \d+$/));
    const courses = await page.getByRole('main').getByRole('button', { expanded: false }).count();
    expect(await chip(/^Totale corsi/).innerText()).toBe(`Totale corsi: ${courses}`);
    await page.getByRole('main').getByRole('button', { expanded: false }).first().click();
    const picture = page.getByRole('main').locator('img');
    await isSeen(picture);
    expect(
      await picture.evaluate((node: HTMLImageElement) => node.complete && node.naturalWidth),
    ).toBeGreaterThan(0);
    const [drawn, link] = [await boxOf(picture), page.getByRole('link', { name: /^Vai al corso/ })];
    await isSeen(link);
    const facts = page
      .getByRole('region')
      .filter({ has: page.locator('img') })
      .locator('dl > div');
    for (const text of [/^Codice\s*\S+$/, /^Data di inizio\s*\d\d\/\d\d\/\d{4}$/]) {
      const fact = facts.filter({ hasText: text });
      await isSeen(fact);
      expect((await boxOf(fact)).left, 'beside the picture').toBeGreaterThan(drawn.right);
    }
    await goInside(page, '/statistiche-utenti/');
    await isChip(chip(/^Totale utenti iscritti: [1-9]\d*$/));
    const people = page.getByRole('table').locator('tbody').getByRole('row');
    for (const person of (await people.all()).slice(0, 3)) {
      const [first = '', surname = ''] = await person.locator('button, td').allInnerTexts();
      const avatar = person.locator('.MuiAvatar-root');
      await isChip(avatar);
      expect(await avatar.innerText()).toBe(`${first[0]}${surname[0]}`.toUpperCase());
      const { width, height } = await boxOf(avatar);
      expect(width, 'round').toBe(height);
    }
  },
);

staged(
  'DASH-004 of the first page, a tile has the description and the icon of its application',
  async ({ stage }) => {
    const { page } = stage;
    await goInside(page, '/');
    const tiles = page.getByRole('list', { name: 'Applicazioni' }).getByRole('listitem');
    const drawn = new Map<string, string | null>();
    for (const { description, category } of catalogue.slice(1)) {
      if (drawn.has(category)) continue;
      const title = page.getByRole('heading', { level: 2, name: description, exact: true });
      const icon = tiles.filter({ has: title }).locator('svg').first();
      await isSeen(title);
      await isSeen(icon);
      const [own, its] = [await boxOf(title), await boxOf(icon)];
      expect(its.right, 'beside it').toBeLessThan(own.left);
      expect(its.width, description).toBeGreaterThanOrEqual(20);
      drawn.set(category, await icon.locator('path').first().getAttribute('d'));
    }
    expect(new Set(drawn.values()).size).toBe(4);
  },
);

staged(
  'SHELL-026 SHELL-027 SESSION-008 SESSION-034 lays title and message over the whole window, then an error with "Esci"',
  async ({ stage }) => {
    const { page, trouble } = stage;
    trouble.expect(/status of 500/);
    const fail = await holdBack(page, sessionOpen.path, (route) =>
      route.fulfill({ status: 500, contentType: 'application/problem+json', json: { status: 500 } }),
    );
    /** The loader covers every corner of the window, and these texts are visible on it. */
    const covers = async (texts: readonly string[]) => {
      const loader = page.locator('main');
      for (const text of texts) await isSeen(loader.getByText(text, { exact: true }));
      const over = await loader.evaluate((node) =>
        [1, innerWidth - 2].every((x) =>
          [1, innerHeight - 2].every((y) => node.contains(document.elementFromPoint(x, y))),
        ),
      );
      expect(over).toBe(true);
    };
    await page.goto('/');
    await covers(['Attendere prego...', 'Creazione dello spazio di lavoro in corso...']);
    expect(await page.getByRole('button').count()).toBe(0);
    fail();
    const failed = 'Si è verificato un errore nella creazione dello spazio di lavoro, riprovare più tardi.';
    await covers([failed, 'Esci']);
    await page.unrouteAll();
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
