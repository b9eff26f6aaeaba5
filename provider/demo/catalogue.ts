import { applicationCodes } from '../../contract/constants';

export interface CatalogueApplication {
  readonly ac: string;
  readonly description: string;
  readonly category: 'Contabile' | 'Didattica' | 'Generale' | 'Personale';
  /** The roles of the application: code and description. */
  readonly roles: Readonly<Record<string, string>>;
  /** Which roles may be combined: either the first excludes each of the others, or the others require the first. */
  readonly exclusions?: readonly (readonly [string, ...string[]])[];
  readonly inclusions?: readonly (readonly [string, ...string[]])[];
}

/** An application without roles. */
export const WITHOUT_ROLES = 'LDT';

/**
 * The applications of the demo's provider and the roles of each. The administrative groups (Member_admins, GestDocenti)
 * are roles of a separate application, for which no school has a licence.
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
      Coordinatore: 'Coordinatore di classe',
    },
    exclusions: [
      ['Docente', 'Preside', 'Assistente'],
      ['Segreteria', 'Assistente'],
    ],
    inclusions: [['Docente', 'Tutor', 'Coordinatore']],
  },
  {
    ac: applicationCodes.staff,
    description: 'Personale',
    category: 'Personale',
    roles: {
      Dirigente: 'Dirigente scolastico o DSGA',
      Segreteria: 'Segreteria del personale',
      Consultazione: 'Sola lettura',
      Ricostruzioni: 'Ricostruzioni di carriera',
    },
    exclusions: [['Consultazione', 'Dirigente', 'Segreteria']],
    inclusions: [
      ['Segreteria', 'Ricostruzioni'],
      ['Dirigente', 'Ricostruzioni'],
    ],
  },
  {
    ac: 'PRW',
    description: 'Presenze',
    category: 'Personale',
    roles: {
      Gestore: 'Gestione delle timbrature',
      Dipendente: 'Consultazione del proprio cartellino',
      Straordinari: 'Autorizzazione degli straordinari',
    },
    inclusions: [['Gestore', 'Straordinari']],
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
    exclusions: [['Revisore', 'DSGA', 'Contabile']],
  },
  {
    ac: 'WWS',
    description: 'Emolumenti',
    category: 'Contabile',
    roles: { Contabile: 'Assistente contabile', Consultazione: 'Sola lettura' },
    exclusions: [['Contabile', 'Consultazione']],
  },
  {
    ac: 'MOF',
    description: 'Miglioramento dell’offerta formativa',
    category: 'Contabile',
    roles: { Contabile: 'Assistente contabile', Consultazione: 'Sola lettura' },
    exclusions: [['Contabile', 'Consultazione']],
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
    roles: {
      Protocollo: 'Protocollo e archivio',
      Consultazione: 'Sola lettura',
      Riservati: 'Documenti riservati',
    },
    exclusions: [['Protocollo', 'Consultazione']],
    inclusions: [['Protocollo', 'Riservati']],
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
  // Everybody who signs in may use it: there is nothing to grant.
  { ac: WITHOUT_ROLES, description: 'Libri di testo', category: 'Didattica', roles: {} },
];
