import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  assistanceContactList,
  assistancePackageList,
  interventionsFind,
  interventionsOfPackage,
} from '../../../../contract/assistance/endpoints';
import { exportFile, exportRequestList, exportScope } from '../../../../contract/exportRequests/endpoints';
import { licenceProductList } from '../../../../contract/licences/endpoints';
import {
  assistanceContract,
  assistanceContracts,
  licenceCodes,
  licenceDocument,
  licenceDocumentNamed,
  licenceFileNames,
  offeredProducts,
  productSetup,
  spidAgreement,
  textbooks,
} from '../../../../contract/licences/licenceDocumentsEndpoints';
import { textbookChecksum } from '../../../../contract/licences/textbooks';
import type { Endpoint } from '../../../../contract/schema/endpoint';
import {
  platformAssistancePut,
  platformDocumentPut,
  platformDocumentRemove,
  platformOfferedPut,
} from '../../../../contract/staff/endpoints/administrative';
import { platformProductPut } from '../../../../contract/staff/endpoints/products';
import { ask, refusal } from '../../../fixtures/ask';
import { askAs, machine } from '../../../fixtures/operatorCalls';
import { peopleForTests } from '../../../fixtures/peopleForTests';
import { textPdf } from '../../../fixtures/writePdf';

const supervisor = 'supervisor.SG10001';
const elsewhere = 'supervisor.SG10002';
const teacher = 'docente.SG10001';
const params = { school: 'SG10001' };
const PDF = textPdf('Licenza').toString('base64');
const notFound = { status: 404, code: 'notFound' };

const product = {
  idProdotto: 'WWA',
  tipo: 'web',
  descrizione: 'Alunni',
  numeroInstallazione: '1234',
  statoContratto: 'Attiva',
  linkDownload: 'https://programmi.example.org/a.zip',
} as const;
const contact = {
  idScheda: 'WWA-prodotto',
  tipo: 'prodotto',
  idProdotto: 'WWA',
  descrizione: 'Alunni',
  tipoIntervento: 'Contatto',
  dataInizioAssistenza: '2026-07-01',
  interventiA: 1,
  totInterventiA: 4,
  interventiV: 0,
  totInterventiV: 0,
} as const;
const intervention = (idAttivita: string, dataRegistr: string, more: object = {}) => ({
  idAttivita,
  dataRegistr,
  persona: 'Rossi',
  anomalia: 'Errore',
  tipoIntervento: 'Contatto',
  idProdotto: 'WWA',
  tipo: 'prodotto' as const,
  ...more,
});

describe('what the provider’s staff writes, the supervisor of the school reads', () => {
  const people = peopleForTests(
    [supervisor, elsewhere, teacher, 'gestore.SG10001', 'campus.SG10001'],
    async () => undefined,
    {
      textbooksUrl: 'https://libri.example.org/{customerCode}/{checksum}',
    },
  );
  const as = (who = supervisor) => people.as(who);
  const put = (filename: string, kind: 'licence' | 'codes' | 'updateCodes' | 'contract') =>
    askAs(people.url, machine, platformDocumentPut, {
      params,
      body: { filename, kind, idProdotto: 'WWA', content: PDF },
    });

  it('is refused where nobody can read it, and nothing of it is there', async () => {
    const { status, body } = await askAs(people.url, machine, platformDocumentPut, {
      params,
      body: {
        filename: 'protetta.pdf',
        kind: 'licence',
        idProdotto: 'WWA',
        content: readFileSync(
          new URL('../../../fixtures/pdf/password-utente-scuola.pdf', import.meta.url),
        ).toString('base64'),
      },
    });
    expect([status, body.errors]).toEqual([
      400,
      [
        {
          field: 'content',
          message:
            'Il PDF è protetto da una password. Salvare il documento senza password e caricare il nuovo file.',
        },
      ],
    ]);
    expect((await ask(as(), licenceFileNames)).body).toEqual([]);
  });

  it('ADM-039 ADM-062 ADM-063 files of licences, as PDFs in base64, by product or by name', async () => {
    await askAs(people.url, machine, platformProductPut, { params, body: { products: [product] } });
    const codes = (isAggiornamento: 'true' | 'false') =>
      ask(as(), licenceCodes, {
        params: { product: 'WWA', description: 'Alunni' },
        query: { isAggiornamento },
      });
    const early = await codes('false');
    expect(early.body.detail).toBe('I codici di questo programma non sono ancora disponibili.');
    for (const [name, kind] of [
      ['licenza-WWA.pdf', 'licence'],
      ['codici-WWA.pdf', 'codes'],
      ['aggiornamento-WWA.pdf', 'updateCodes'],
    ] as const)
      expect((await put(name, kind)).status).toBe(200);
    expect((await codes('false')).body).toMatchObject({ name: 'codici-WWA.pdf', content: PDF });
    expect((await codes('true')).body.name).toBe('aggiornamento-WWA.pdf');
    const of = { idProdotto: 'WWA', numInstallazione: '1234', statoContratto: 'Attiva' } as const;
    expect((await ask(as(), licenceDocument, { query: of })).body.name).toBe('licenza-WWA.pdf');
    const other = await ask(as(), licenceDocument, { query: { ...of, numInstallazione: '9' } });
    expect(refusal(other)).toEqual(notFound);
    const names = (await ask(as(), licenceFileNames)).body.map((one: { filename: string }) => one.filename);
    expect(names).toHaveLength(3);
    const named = { params: { filename: 'licenza-WWA.pdf' } };
    expect((await ask(as(), licenceDocumentNamed, named)).body.content).toBe(PDF);
    expect(refusal(await ask(as(elsewhere), licenceDocumentNamed, named))).toEqual(notFound);
    expect(refusal(await ask(as(teacher), licenceDocumentNamed, named))).toEqual({
      status: 403,
      code: 'forbidden',
    });
    await askAs(people.url, machine, platformDocumentRemove, { params, body: named.params });
    expect(refusal(await ask(as(), licenceDocumentNamed, named))).toEqual(notFound);
  });

  it('ADM-040 a contract for assistance, called by the last part of its path', async () => {
    const filename = 'contratti/2026/assistenza.pdf';
    await put(filename, 'contract');
    const listed = await ask(as(), assistanceContracts, { params: { id: 'WWA' } });
    expect(listed.body).toMatchObject([{ filename, kind: 'contract' }]);
    const { body } = await ask(as(), assistanceContract, { query: { filename } });
    expect(body).toMatchObject({ name: 'assistenza.pdf', media: 'application/pdf' });
    const licence = await ask(as(), assistanceContract, { query: { filename: 'codici-WWA.pdf' } });
    expect(refusal(licence)).toEqual(notFound);
  });

  it('ADM-044 the set-up of a product that has a link, and of no other', async () => {
    const setup = (who: string) => ask(as(who), productSetup, { params: { product: 'WWA' } });
    expect((await setup(supervisor)).body).toEqual({ url: product.linkDownload });
    expect(refusal(await setup(elsewhere))).toEqual(notFound);
    const bare = { ...product, linkDownload: null };
    await askAs(people.url, machine, platformProductPut, { params, body: { products: [bare] } });
    expect((await setup(supervisor)).body.detail).toBe('Download non disponibile');
  });

  it('ADM-043 the textbooks, to a person who knows the checksum of their own school', async () => {
    const open = (customerCode: string, checksum: number) =>
      ask(as(), textbooks, { params: { customerCode, checksum: String(checksum) } });
    const checksum = textbookChecksum('SG10001');
    expect((await open('SG10001', checksum)).body.url).toBe(`https://libri.example.org/SG10001/${checksum}`);
    expect(refusal(await open('SG10001', 1))).toEqual(notFound);
    expect(refusal(await open('SG10002', textbookChecksum('SG10002')))).toEqual(notFound);
  });

  it('no agreement on SPID before it was signed', async () => {
    const { status, body } = await ask(as(), spidAgreement);
    expect([status, body.detail]).toEqual([
      404,
      'L’accordo SPID firmato non è disponibile: la richiesta non è ancora stata firmata.',
    ]);
  });

  it('ADM-065 ADM-066 contacts, packages and interventions, searched by their card or by their package', async () => {
    const interventions = [
      intervention('1', '2026-06-30'),
      intervention('2', '2026-07-01'),
      intervention('3', '2026-08-01'),
      intervention('4', '2026-08-02', { tipo: 'visione' }),
      intervention('5', '2026-08-03', { idPacchetto: 'PAC', tipo: null }),
    ];
    const packages = [
      { idPacchetto: 'PAC', descrizione: 'Dieci', interventiEffettuati: 1, numeroInterventi: 10 },
    ];
    const body = { contacts: [contact], packages, interventions };
    const written = await askAs(people.url, machine, platformAssistancePut, { params, body });
    expect(written.body).toEqual({ contacts: 1, packages: 1, interventions: 5 });
    expect((await ask(as(), assistanceContactList)).body).toMatchObject([contact]);
    expect((await ask(as(), assistancePackageList)).body).toEqual(packages);
    const find = async (card: object, who = supervisor) =>
      (await ask(as(who), interventionsFind, { body: { idProdotto: 'WWA', ...card } })).body.map(
        (one: { idAttivita: string }) => one.idAttivita,
      );
    expect(await find({})).toEqual(['5', '4', '3', '2', '1']);
    expect(await find({ tipo: 'prodotto', dataInizioAssistenza: '2026-07-01' })).toEqual(['3', '2']);
    expect(await find({ numeroInstallazione: '9' })).toEqual([]);
    expect(await find({}, elsewhere)).toEqual([]);
    const ofPackage = (who: string) =>
      ask(as(who), interventionsOfPackage, { params: { idPacchetto: 'PAC' } });
    expect((await ofPackage(supervisor)).body).toMatchObject([{ idAttivita: '5' }]);
    expect(refusal(await ofPackage(elsewhere))).toEqual(notFound);
    expect((await ofPackage(teacher)).status).toBe(403);
  });

  it('ADM-018 what can be had; what is not named any more cannot', async () => {
    const one = (idProdotto: string) => ({
      idProdotto,
      tipo: 'services' as const,
      descrizione: `Servizio ${idProdotto}`,
      about: 'Serve',
    });
    const offer = (products: ReturnType<typeof one>[]) =>
      askAs(people.url, machine, platformOfferedPut, { body: { products } });
    await offer([one('A'), one('B')]);
    await offer([one('B'), one('C')]);
    const { body } = await ask(as(), offeredProducts);
    expect(body.map(({ idProdotto }: { idProdotto: string }) => idProdotto)).toEqual(['B', 'C']);
  });

  it('ADM-006 ADM-008 are the supervisor’s alone, each call behind the pages and their details', async () => {
    const card = {
      idProdotto: 'WWA',
      tipo: 'prodotto',
      numeroInstallazione: '1',
      tipoIntervento: 'Contatto',
    };
    const calls: [Endpoint, object][] = [
      [licenceProductList, { params: { type: 'web' } }],
      [licenceCodes, { params: { product: 'WWA', description: 'Alunni' } }],
      [licenceFileNames, {}],
      [licenceDocumentNamed, { params: { filename: 'a.pdf' } }],
      [assistanceContactList, {}],
      [assistancePackageList, {}],
      [interventionsFind, { body: { ...card, dataInizioAssistenza: '2026-07-01' } }],
      [interventionsOfPackage, { params: { idPacchetto: '1' } }],
      [assistanceContract, { query: { filename: 'a.pdf' } }],
      [exportRequestList, { params: { customerCode: 'SG10001' } }],
      [exportScope, {}],
      [exportFile, { params: { fileName: 'a.zip' } }],
    ];
    for (const who of [teacher, 'gestore.SG10001', 'campus.SG10001'])
      for (const [endpoint, input] of calls)
        expect(refusal(await ask(people.as(who), endpoint, input)), `${endpoint.id} ${who}`).toEqual({
          status: 403,
          code: 'forbidden',
        });
  });
});
