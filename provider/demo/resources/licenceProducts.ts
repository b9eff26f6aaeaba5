import { contractStateOn } from '../../../contract/contracts/contractState';
import type { LicenceProduct, LicenceType } from '../../../contract/licences/licenceProduct';
import { LISTED_TWICE } from '../../../contract/licences/licenceProduct';
import { addDays } from '../../../contract/values/dates';
import { catalogue } from '../catalogue';
import type { DemoLicence } from '../licences';
import type { Random } from '../random';
import type { DemoSchool } from '../school';

const names = new Map(catalogue.map(({ ac, description }) => [ac, description]));

/** Desktop programs that schools had before those of the web. */
const older: readonly { id: string; name: string; state: LicenceProduct['statoContratto'] }[] = [
  { id: 'CSALU', name: 'Alunni per Windows', state: 'Sostituita' },
  { id: 'CSBIL', name: 'Bilancio per Windows', state: 'Cessata' },
  { id: 'CSBIB', name: 'Biblioteca per Windows', state: 'Gratuita' },
  { id: 'CSORA', name: 'Orario delle lezioni per Windows', state: 'Visione' },
];

/** The extra products of the first school, so that each state of a contract occurs, with and without links. */
const FULL = 'SG10001';
const everyState: readonly {
  id: string;
  name: string;
  state: LicenceProduct['statoContratto'];
  due?: number;
}[] = [
  { id: 'CSPRO', name: 'Protocollo per Windows', state: 'Attiva', due: 200 },
  { id: 'CSMAG', name: 'Magazzino per Windows', state: 'Sospesa', due: 90 },
  { id: 'CSINV', name: 'Inventario per Windows', state: 'In Scadenza', due: 12 },
  { id: 'CSPRE', name: 'Presenze per Windows', state: 'In attesa di rinnovo', due: -5 },
  { id: 'CSPAG', name: 'Pagamenti per Windows', state: 'Cessata', due: -120 },
  { id: 'CSTES', name: 'Libri di testo per Windows', state: 'Gratuita' },
  { id: 'CSQUE', name: 'Questionari per Windows', state: 'Visione', due: 25 },
  { id: 'CSMEN', name: 'Mensa per Windows', state: 'Sostituita' },
];

const services: readonly { id: string; name: string }[] = [
  { id: 'SRVSMS', name: 'Messaggi SMS alle famiglie' },
  { id: 'SRVCOP', name: 'Copie di sicurezza fuori sede' },
  { id: 'SRVFIR', name: 'Firma digitale remota' },
];

/** Returns the products of a school: a web program for each of its licences, some older programs and services. */
export function demoProducts(
  { plan, licences }: DemoSchool,
  random: Random,
  today: string,
): LicenceProduct[] {
  const installation = () => String(random.between(10_000, 99_999));
  const web = licences.map((licence) => ({
    ...product('web', licence.ac, names.get(licence.ac) ?? licence.ac, installation()),
    statoContratto: stateOf(licence, today),
    dataScadenzaAssistenza: licence.expiration_date,
  }));
  const desk = older
    .filter(() => random.chance(0.4))
    .map(({ id, name, state }) => ({
      ...product('client-server', id, name, installation()),
      statoContratto: state,
      linkDownload: `https://programmi.example.org/${id.toLowerCase()}/installa.zip`,
      linkCodici: `https://programmi.example.org/${id.toLowerCase()}/codici.txt`,
    }));
  const bought = services
    .filter(() => random.chance(0.5))
    .map(({ id, name }) => ({
      ...product('services', id, name, installation()),
      dataScadenzaAssistenza: addDays(today, random.between(40, 300)),
    }));
  const assistance = {
    ...product('web', LISTED_TWICE, 'Servizio di assistenza e verifica', installation()),
    dataScadenzaAssistenza: addDays(today, random.between(60, 330)),
  };
  const besides = plan.customerCode === FULL ? everyState.map((one, place) => stated(one, place, today)) : [];
  return [...web, assistance, ...desk, ...besides, ...bought];
}

function stated({ id, name, state, due }: (typeof everyState)[number], place: number, today: string) {
  const linked = place % 2 === 0;
  return {
    ...product('client-server', id, name, String(70_001 + place)),
    statoContratto: state,
    dataScadenzaAssistenza: due === undefined ? null : addDays(today, due),
    ...(linked && {
      linkDownload: `https://programmi.example.org/${id.toLowerCase()}/installa.zip`,
      linkCodici: `https://programmi.example.org/${id.toLowerCase()}/codici.txt`,
      linkCodiciAgg: `https://programmi.example.org/${id.toLowerCase()}/codici-agg.txt`,
    }),
    anomalia: state === 'Sospesa' ? 'Il contratto è sospeso: contattare l’assistenza.' : null,
  };
}

const product = (
  tipo: LicenceType,
  idProdotto: string,
  descrizione: string,
  installation: string,
): LicenceProduct => ({
  tipo,
  idProdotto,
  descrizione,
  tipoMovimentoVendita: tipo === 'services' ? 'SERVIZIO' : 'LICENZA',
  numeroInstallazione: installation,
  statoContratto: 'Attiva',
});

/** Derives the state of the contract from the licence: as the dashboard shows it, in contract terms. */
function stateOf({ status, expiration_date }: DemoLicence, today: string): LicenceProduct['statoContratto'] {
  if (!status) return 'Cessata';
  return contractStateOn({ statoContratto: 'Attiva', dataScadenzaAssistenza: expiration_date }, today);
}
