import { fields, type RecordOf } from '../schema/fields';

/** Whose turn it is: a person of the school, of another one, the provider, or nobody's: it goes on by itself or is through. */
export const turns = ['school', 'otherSchool', 'provider', 'nobody'] as const;
export type Turn = (typeof turns)[number];

const DOCUMENTS = '/areaamministrativa/documenti';

/** The states of an order. @param signedAt where its contract is signed */
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

/** The states of an operation: `incomplete` has ended, and something of it failed. */
const operationStates = {
  running: 'nobody',
  ended: 'nobody',
  incomplete: 'nobody',
  stopped: 'nobody',
  cancelled: 'nobody',
} as const;

/** Whose turn it is in a state, and where the next step is done where that is not the page of the kind. */
type ProcedureState = Turn | { readonly turn: Turn; readonly page: `/${string}` };

interface ProcedureKind {
  /** Where it is gone on with; {id} is that of the procedure. Without one it is only shown. */
  readonly page?: `/${string}`;
  /** It stands above the dashboard, too, until it is over: in every state, or in these. */
  readonly banner?: true | readonly string[];
  /** The states in which it is among the school's procedures, and whose turn it is in each. */
  readonly states: Readonly<Record<string, ProcedureState>>;
  /** Its progress is told out of a hundred, not as so many of so many. */
  readonly percent?: true;
}

/**
 * The procedures that a school sees in one list (P16). A new one is a row here, its words in the console's catalogue
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
  /** A school that is merged into others: the subject is their names. */
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
    },
  },
  /** A school that others are merged into: the subject is their names. */
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
  /** Its activation is completed: the provider puts it to work. */
  preservationSetUp: {
    page: '/servizi?tab=conservazione',
    states: { configuring: 'provider', working: 'nobody' },
  },
  spidRequest: {
    page: '/areaamministrativa/documenti?documento=richiesta-spid',
    states: { toGenerate: 'provider', toSign: 'school', checking: 'nobody', atAgency: 'provider' },
  },
  /** The receipt of its signature is beside the document. */
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

/** For how many days a procedure that is over stays in the list: its page has the receipt, or what came of it. */
export const ENDED_SHOWN_DAYS = 30;

/** A procedure of the school that is not over, whose result is still to be fetched, or that was over lately. */
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

/** The address of the page where a procedure is gone on with, in its state; undefined where there is none. */
export function procedurePage(one: Pick<ProcedureInProgress, 'kind' | 'state' | 'id'>): string | undefined {
  const state = stateOf(one);
  const page = typeof state === 'string' ? kindOf(one).page : state.page;
  return page?.replace('{id}', encodeURIComponent(one.id));
}

/** Whose turn it is. */
export function turnOf(one: Pick<ProcedureInProgress, 'kind' | 'state'>): Turn {
  const state = stateOf(one);
  return typeof state === 'string' ? state : state.turn;
}

/** Whether its progress is told out of a hundred. */
export const isPercent = (one: Known): boolean => kindOf(one).percent === true;

/** Whether it stands above the dashboard. */
export function isBanner(one: Pick<ProcedureInProgress, 'kind' | 'state'>): boolean {
  const { banner } = kindOf(one);
  return banner === true || Boolean(banner?.includes(one.state));
}
