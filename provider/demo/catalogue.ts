import { applicationCodes } from '../../contract/constants';

export interface CatalogueApplication {
  readonly ac: string;
  readonly description: string;
  readonly category: 'Contabile' | 'Didattica' | 'Generale' | 'Personale';
  /** The roles that an account may hold in it: code and what it is for. */
  readonly roles: Readonly<Record<string, string>>;
}

/**
 * The applications of the demo's provider and the roles that each knows. The administrative groups
 * (Member_admins, GestDocenti) are roles of an application of their own, which no school has a licence of.
 */
export const catalogue: readonly CatalogueApplication[] = [
  {
    ac: applicationCodes.administration,
    description: 'Amministrazione della scuola',
    category: 'Generale',
    roles: { Member_admins: 'Supervisor della scuola', GestDocenti: 'Gestore utenti' },
  },
  {
    ac: applicationCodes.pupils,
    description: 'Alunni',
    category: 'Didattica',
    roles: {
      Preside: 'Dirigente scolastico o collaboratore',
      Docente: 'Docente della classe',
      Assistente: 'Assistente amministrativo',
      Segreteria: 'Segreteria didattica',
      Tutor: 'Tutor dell’orientamento',
    },
  },
  {
    ac: applicationCodes.staff,
    description: 'Personale',
    category: 'Personale',
    roles: {
      Dirigente: 'Dirigente scolastico o DSGA',
      Segreteria: 'Segreteria del personale',
      Consultazione: 'Sola lettura',
    },
  },
  {
    ac: 'PRW',
    description: 'Presenze',
    category: 'Personale',
    roles: { Gestore: 'Gestione delle timbrature', Dipendente: 'Consultazione del proprio cartellino' },
  },
  {
    ac: 'WWB',
    description: 'Bilancio',
    category: 'Contabile',
    roles: {
      DSGA: 'Direttore amministrativo',
      Contabile: 'Assistente contabile',
      Revisore: 'Revisore dei conti',
    },
  },
  {
    ac: 'WWS',
    description: 'Emolumenti',
    category: 'Contabile',
    roles: { Contabile: 'Assistente contabile', Consultazione: 'Sola lettura' },
  },
  {
    ac: 'MOF',
    description: 'Miglioramento dell’offerta formativa',
    category: 'Contabile',
    roles: { Contabile: 'Assistente contabile', Consultazione: 'Sola lettura' },
  },
  {
    ac: 'PAG',
    description: 'PagOnline',
    category: 'Contabile',
    roles: { Gestore: 'Gestione degli avvisi di pagamento' },
  },
  { ac: 'MGZ', description: 'Magazzino', category: 'Contabile', roles: { Gestore: 'Gestione delle scorte' } },
  {
    ac: 'INV',
    description: 'Inventario',
    category: 'Contabile',
    roles: { Gestore: 'Consegnatario dei beni' },
  },
  {
    ac: 'WPR',
    description: 'Protezione dei dati',
    category: 'Generale',
    roles: { Referente: 'Referente per la protezione dei dati' },
  },
  {
    ac: 'SGD',
    description: 'Gecodoc',
    category: 'Generale',
    roles: { Protocollo: 'Protocollo e archivio', Consultazione: 'Sola lettura' },
  },
  {
    ac: 'AMT',
    description: 'Amministrazione Trasparente',
    category: 'Generale',
    roles: { Redattore: 'Pubblicazione degli atti' },
  },
  {
    ac: applicationCodes.archiving,
    description: 'Conservazione a norma',
    category: 'Generale',
    roles: { Responsabile: 'Responsabile della conservazione' },
  },
  {
    ac: applicationCodes.campus,
    description: 'Campus',
    category: 'Didattica',
    roles: { CMP_GEST: 'Gestore dei corsi', Corsista: 'Partecipante ai corsi' },
  },
];
