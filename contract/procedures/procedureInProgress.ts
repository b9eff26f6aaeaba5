import { fields, type RecordOf } from '../schema/fields';

/**
 * Party that must act next: the school, another school or the provider. It is nobody if the procedure continues by
 * itself or is finished.
 */
export const assignees = ['school', 'otherSchool', 'provider', 'nobody'] as const;
export type Assignee = (typeof assignees)[number];

const DOCUMENTS = '/areaamministrativa/documenti';

/** Returns who must act in each state of an order. @param signedAt page where the contract of the order is signed */
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

/** Who must act in each state of an operation; `incomplete` means that it ended with failures. */
const operationStates = {
  running: 'nobody',
  ended: 'nobody',
  incomplete: 'nobody',
  stopped: 'nobody',
  cancelled: 'nobody',
} as const;

/** Party that must act in a state; with the page for it, if that is not the page of the procedure's kind. */
type ProcedureState = Assignee | { readonly turn: Assignee; readonly page: `/${string}` };

interface ProcedureKind {
  /** Page where the procedure continues; {id} stands for its id. Without a page, it is shown without a link. */
  readonly page?: `/${string}`;
  /** Whether the procedure is also shown above the dashboard: `true` in every state, otherwise in the listed states. */
  readonly banner?: true | readonly string[];
  /** Party that must act in each state. A procedure in a state that is not listed is not shown. */
  readonly states: Readonly<Record<string, ProcedureState>>;
  /** Whether its progress is shown as a percentage instead of a count out of a total. */
  readonly percent?: true;
}

/**
 * Kinds of procedures in the school's list of procedures (P16). A new kind needs an entry here, texts in the console's
 * catalogue (`dashboard.procedures`), and a source in its area (provider/procedures/procedureSource.ts).
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
  /** Activation of preservation that the school has completed and the provider is setting up. */
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
  /** Granted request for digital identities; the receipt of its signature is beside the document. */
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
    about: 'identifies the procedure among those of its kind, as in the path of its page',
  },
  state: { kind: 'choice', required: true, of: stateNames, about: 'each kind has its own' },
  subject: { kind: 'text', about: 'what it concerns, in Italian: an area, a file' },
  action: {
    kind: 'text',
    about: 'only for an operation: the action, as contract/operations/actions.ts names it',
  },
  takesBack: { kind: 'flag', about: 'only for an operation: whether it undoes the action' },
  startedAt: { kind: 'instant', required: true },
  endedAt: { kind: 'instant', about: 'when it finished' },
  deadline: { kind: 'day', about: 'day by which the party that must act should have acted' },
  done: { kind: 'number', integer: true, min: 0, about: 'completed part of total, if the progress is known' },
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

/** Returns whether a procedure is shown above the dashboard in its state. */
export function isBanner(one: Pick<ProcedureInProgress, 'kind' | 'state'>): boolean {
  const { banner } = kindOf(one);
  return banner === true || Boolean(banner?.includes(one.state));
}
