import { addDays } from '../../../contract/dates';
import type { LicenceProduct, LicenceType } from '../../../contract/entities/licenceProduct';
import { LISTED_TWICE } from '../../../contract/entities/licenceProduct';
import { catalogue } from '../catalogue';
import type { DemoLicence } from '../licences';
import type { Random } from '../random';
import type { DemoSchool } from '../school';

const names = new Map(catalogue.map(({ ac, description }) => [ac, description]));

/** Programs for the desk that schools had before those of the web. */
const older: readonly { id: string; name: string; state: LicenceProduct['statoContratto'] }[] = [
  { id: 'CSALU', name: 'Alunni per Windows', state: 'Sostituita' },
  { id: 'CSBIL', name: 'Bilancio per Windows', state: 'Cessata' },
  { id: 'CSBIB', name: 'Biblioteca per Windows', state: 'Gratuita' },
  { id: 'CSORA', name: 'Orario delle lezioni per Windows', state: 'Visione' },
];

const services: readonly { id: string; name: string }[] = [
  { id: 'SRVSMS', name: 'Messaggi SMS alle famiglie' },
  { id: 'SRVCOP', name: 'Copie di sicurezza fuori sede' },
  { id: 'SRVFIR', name: 'Firma digitale remota' },
];

/** What a school has bought: a web program for each of its licences, some older programs and services. */
export function demoProducts({ licences }: DemoSchool, random: Random, today: string): LicenceProduct[] {
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
  return [...web, assistance, ...desk, ...bought];
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

/** The state of the contract that follows from the licence: as the dashboard tells it, in the words of contracts. */
function stateOf(licence: DemoLicence, today: string): LicenceProduct['statoContratto'] {
  if (!licence.status) return 'Cessata';
  const expires = licence.expiration_date;
  if (!expires) return 'Attiva';
  if (expires < today) return 'In attesa di rinnovo';
  return expires <= addDays(today, 31) ? 'In Scadenza' : 'Attiva';
}
