import type { AssistanceContact } from '../../../contract/assistance/assistance';
import { addDays } from '../../../contract/values/dates';
import type { Tx } from '../../db/database';
import { TaggedDocument } from '../../documents/taggedDocument';
import { type Assistance, writeAssistance } from '../../platform/assistance';
import { type HandedIn, writeLicenceDocuments } from '../../platform/licenceDocuments';
import { writeOffered } from '../../platform/offeredProducts';
import type { BoughtProduct } from '../../platform/products';
import type { DemoSchool } from '../school';
import { demoOffered } from './offeredProducts';

/** FULL is the school with files about its licences. SOME are the schools with support data. */
const FULL = 'SG10001';
const SOME = ['SG10001', 'SG10003', 'SG10004', 'SP20001'];

const calls = [
  ['Rossi Maria', 'Errore nella stampa del registro', 'Contatto'],
  ['Bianchi Luca', 'Il bilancio non si apre dopo l’aggiornamento', 'Contatto'],
  ['Segreteria', 'Chiarimenti sull’importazione degli alunni', 'Consulenza'],
  ['Verdi Anna', 'Password del programma dimenticata', 'Contatto'],
  ['Rossi Maria', 'Passaggio al nuovo anno scolastico', 'Consulenza'],
] as const;

/** Inserts the support data of schools, and files about their licences. */
export async function insertAdministrative(
  tx: Tx,
  schools: readonly DemoSchool[],
  products: readonly BoughtProduct[],
  today: string,
): Promise<void> {
  await writeOffered(tx, demoOffered, new Date(`${today}T08:00:00Z`));
  const known = schools.map(({ plan }) => plan.customerCode).filter((code) => SOME.includes(code));
  const all = known.map((code) => supportOf(code, products, today));
  await writeAssistance(tx, {
    contacts: all.flatMap(({ contacts }) => contacts),
    packages: all.flatMap(({ packages }) => packages),
    interventions: all.flatMap(({ interventions }) => interventions),
  });
  if (known.includes(FULL)) {
    const at = new Date(`${today}T08:00:00Z`);
    await writeLicenceDocuments(tx, await filesOf(FULL, products, at), at);
  }
}

function supportOf(customerCode: string, products: readonly BoughtProduct[], today: string): Assistance {
  const own = products.filter((one) => one.customerCode === customerCode && one.product.tipo !== 'services');
  const since = addDays(today, -120);
  const contact = (tipo: AssistanceContact['tipo'], place: number, used: number, all: number) => {
    const product = own[place % own.length]?.product;
    return product
      ? [
          {
            customerCode,
            idScheda: `${product.idProdotto}-${tipo}`,
            tipo,
            idProdotto: product.idProdotto,
            descrizione: product.descrizione,
            numeroInstallazione: product.numeroInstallazione ?? null,
            tipoIntervento: 'Contatto',
            dataInizioAssistenza: since,
            interventiA: tipo === 'visione' ? 0 : used,
            totInterventiA: tipo === 'visione' ? 0 : all,
            totInterventiTetto: tipo === 'cumulativo' ? all : null,
            interventiV: tipo === 'visione' ? used : 0,
            totInterventiV: tipo === 'visione' ? all : 0,
          },
        ]
      : [];
  };
  const contacts = [
    ...contact('cumulativo', 0, 3, 40),
    ...contact('prodotto', 1, 2, 10),
    ...contact('prodotto', 2, 0, 10),
    ...contact('visione', 3, 1, 2),
  ];
  const packages = [
    ['PAC10', 'Pacchetto da 10 interventi', 2, 10],
    ['FORM4', 'Formazione a distanza, 4 incontri', 0, 4],
  ] as const;
  return {
    contacts,
    packages: packages.map(([idPacchetto, descrizione, interventiEffettuati, numeroInterventi]) => ({
      customerCode,
      idPacchetto,
      descrizione,
      interventiEffettuati,
      numeroInterventi,
    })),
    interventions: calls.map(([persona, anomalia, tipoIntervento], place) => {
      const inPackage = tipoIntervento === 'Consulenza';
      const { idProdotto = '', tipo = null } = contacts[inPackage ? 0 : place % 2] ?? {};
      return {
        customerCode,
        idAttivita: String(48_210 + place * 37),
        dataRegistr: addDays(today, -100 + place * 20),
        persona,
        anomalia,
        tipoIntervento,
        idProdotto,
        tipo: inPackage ? null : tipo,
        numeroInstallazione: inPackage ? null : (contacts[place % 2]?.numeroInstallazione ?? null),
        idPacchetto: inPackage ? 'PAC10' : null,
      };
    }),
  };
}

/** Makes the licence, codes and contract files of a school's products. All products share one document of each kind. */
async function filesOf(
  customerCode: string,
  products: readonly BoughtProduct[],
  at: Date,
): Promise<HandedIn[]> {
  const kinds = [
    ['licence', 'licenza', 'Documento di licenza'],
    ['codes', 'codici', 'Codici di licenza'],
    ['updateCodes', 'codici-aggiornamento', 'Codici di aggiornamento'],
    ['contract', 'contratti/assistenza', 'Contratto di assistenza'],
  ] as const;
  const own = products.filter((one) => one.customerCode === customerCode);
  const files: HandedIn[] = [];
  for (const [kind, name, title] of kinds) {
    const document = new TaggedDocument({ title, subject: title, at });
    document.heading(1, title);
    document.paragraph(`Documento di esempio per la scuola ${customerCode}.`);
    const content = await document.end();
    for (const { product } of own) {
      const { idProdotto } = product;
      files.push({ customerCode, filename: `${name}-${idProdotto}.pdf`, kind, idProdotto, content });
    }
  }
  return files;
}
