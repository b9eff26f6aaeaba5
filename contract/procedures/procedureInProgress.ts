import { fields, type RecordOf } from '../schema/fields';

/**
 * Party that must act next: the school, another school, the provider, or nobody because it continues by itself or is
 * finished.
 */
export const assignees = ['school', 'otherSchool', 'provider', 'nobody'] as const;
export type Assignee = (typeof assignees)[number];

const DOCUMENTS = '/areaamministrativa/documenti';

/** Returns the states of an order. @param signedAt page where its contract is signed */
const orderStates = (signedAt: `/${string}`) =>
  ({
    choosing: 'school',
    onMepa: 'school',
    mismatch: 'school',
    accepting: 'provider',
    signing: { turn: 'school', page: signedAt },
    checking: { turn: 'nobody', page: signedAt },
    signed: 'nobody',
  }) as const;

/** States of an operation; `incomplete` has ended with failures. */
const operationStates = {
  running: 'nobody',
  ended: 'nobody',
  incomplete: 'nobody',
  stopped: 'nobody',
  cancelled: 'nobody',
} as const;

/** Party that must act in a state, and the page for it if it is not the page of the kind. */
type ProcedureState = Assignee | { readonly turn: Assignee; readonly page: `/${string}` };

interface ProcedureKind {
  /** Page where it continues, with {id} for the id of the procedure. Without a page it is only shown. */
  readonly page?: `/${string}`;
  /** Whether it is also shown above the dashboard while it runs: in every state, or in these. */
  readonly banner?: true | readonly string[];
  /** States in which it is among the school's procedures, and the party that must act in each. */
  readonly states: Readonly<Record<string, ProcedureState>>;
  /** Whether its progress is shown as a percentage instead of a count out of a total. */
  readonly percent?: true;
}

/**
 * Procedures that a school sees in one list (P16). A new one needs a row here, its texts in the console's catalogue
 * (`dashboard.procedures`), and a source beside its area (provider/procedures/procedureSource.ts).
 */
export const procedureKinds = {
  exportRequest: {
    page: '/areaamministrativa/esportazione/{id}',
    states: { pending: 'provider', failed: 'school', active: 'school' },
  },
  practice: {
    page: '/areaamministrativa/altri-fornitori/{id}',
    percent: true,
    states: {
      begun: 'school',
      files: 'school',
      toSign: 'school',
      checking: 'nobody',
      signed: 'provider',
      working: 'provider',
      completed: 'nobody',
    },
  },
  /** School that is merged into others; the subject consists of their names. */
  merged: {
    page: '/dimensionamenti-accorpata',
    banner: ['announced', 'choosing', 'signing'],
    states: {
      announced: 'school',
      notNeeded: 'nobody',
      choosing: 'school',
      signing: 'school',
      checking: 'nobody',
      sent: 'otherSchool',
      answered: 'provider',
      moved: 'nobody',
      movedPart: 'nobody',
      nothingMoved: 'nobody',
    },
  },
  /** School that receives others; the subject consists of their names. */
  receiving: {
    page: '/dimensionamenti-accorpante',
    banner: ['toBegin', 'answering'],
    states: { toBegin: 'school', answering: 'school', answered: 'provider' },
  },
  preservation: {
    page: '/servizi?tab=conservazione',
    banner: ['data', 'otherHead', 'failed', 'making', 'signing', 'confirming'],
    states: {
      data: 'school',
      otherHead: 'school',
      failed: 'school',
      making: 'nobody',
      signing: 'school',
      checking: 'nobody',
      confirming: 'school',
    },
  },
  /** Activation that is completed and that the provider is setting up. */
  preservationSetUp: {
    page: '/servizi?tab=conservazione',
    states: { configuring: 'provider', working: 'nobody' },
  },
  /** Request that the school head signs from elsewhere; the subject is the name of the other person. */
  signatureRequest: {
    page: '/richieste-di-firma/{id}',
    states: { open: 'school', checking: 'nobody', signed: 'nobody', expired: 'nobody', cancelled: 'nobody' },
  },
  spidRequest: {
    page: '/areaamministrativa/documenti?documento=richiesta-spid',
    states: { toGenerate: 'provider', toSign: 'school', checking: 'nobody', atAgency: 'provider' },
  },
  /** Granted request; the receipt of its signature is beside the document. */
  spidGranted: {
    page: '/areaamministrativa/documenti?documento=richiesta-spid',
    states: { approved: 'nobody' },
  },
  contractRenewal: {
    page: '/areacontratti/rinnovo-contratti-new',
    states: orderStates('/areacontratti/rinnovo-contratti-new'),
  },
  serviceRenewal: { page: '/areacontratti/servizi', states: orderStates(DOCUMENTS) },
  contractRestoration: { page: '/areacontratti/ripristini', states: orderStates(DOCUMENTS) },
  serviceRestoration: { page: '/areacontratti/ripristini', states: orderStates(DOCUMENTS) },
  operation: { page: '/operazioni/{id}', states: operationStates },
  import: { page: '/importazioni/{id}', states: operationStates },
} as const satisfies Record<string, ProcedureKind>;

export type ProcedureKindName = keyof typeof procedureKinds;
export type ProcedureStateOf<K extends ProcedureKindName> = keyof (typeof procedureKinds)[K]['states'] &
  string;

const kindNames = Object.keys(procedureKinds) as ProcedureKindName[];
const stateNames = [...new Set(Object.values(procedureKinds).flatMap(({ states }) => Object.keys(states)))];

/** Days for which a finished procedure stays in the list, because its page has the receipt or the result. */
export const ENDED_SHOWN_DAYS = 30;

/** Procedure of the school that is in progress, has a result to fetch, or has finished recently. */
export const procedureInProgressFields = fields({
  kind: { kind: 'choice', required: true, of: kindNames },
  id: {
    kind: 'text',
    required: true,
    about: 'of the procedure among those of its kind; as its page is called',
  },
  state: { kind: 'choice', required: true, of: stateNames, about: 'each kind has its own' },
  subject: { kind: 'text', about: 'which one it is, in Italian: an area, a file' },
  action: {
    kind: 'text',
    about: 'of an operation: what it does to each, as contract/operations/actions.ts names it',
  },
  takesBack: { kind: 'flag', about: 'of an operation: whether it takes such an action back' },
  startedAt: { kind: 'instant', required: true },
  endedAt: { kind: 'instant', about: 'when it was over' },
  deadline: { kind: 'day', about: 'until when the person whose turn it is should have done it' },
  done: { kind: 'number', integer: true, min: 0, about: 'of total, where the progress is known' },
  total: { kind: 'number', integer: true, min: 0 },
});

export type ProcedureInProgress = RecordOf<typeof procedureInProgressFields>;

type Known = Pick<ProcedureInProgress, 'kind'>;

const kindOf = ({ kind }: Known): ProcedureKind => procedureKinds[kind];

const stateOf = (one: Pick<ProcedureInProgress, 'kind' | 'state'>): ProcedureState =>
  kindOf(one).states[one.state] ?? 'nobody';

/** Returns the path of the page where a procedure continues in its state, or undefined if there is none. */
export function procedurePage(one: Pick<ProcedureInProgress, 'kind' | 'state' | 'id'>): string | undefined {
  const state = stateOf(one);
  const page = typeof state === 'string' ? kindOf(one).page : state.page;
  return page?.replace('{id}', encodeURIComponent(one.id));
}

/** Returns the party that must act next. */
export function assigneeOf(one: Pick<ProcedureInProgress, 'kind' | 'state'>): Assignee {
  const state = stateOf(one);
  return typeof state === 'string' ? state : state.turn;
}

/** Returns whether progress is shown as a percentage. */
export const isPercent = (one: Known): boolean => kindOf(one).percent === true;

/** Returns whether it is shown above the dashboard. */
export function isBanner(one: Pick<ProcedureInProgress, 'kind' | 'state'>): boolean {
  const { banner } = kindOf(one);
  return banner === true || Boolean(banner?.includes(one.state));
}
