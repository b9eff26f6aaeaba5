import type { Permission } from '../permissions/permissions';
import { endpoint } from '../schema/endpoint';
import { fields } from '../schema/fields';
import { type Procedure, stepsOf } from './procedure';
import { receiptFields } from './receipt';

interface Calls {
  /** Base path of the endpoints, such as /api/ridimensionamento/pratica. */
  readonly path: `/${string}`;
  /** Prefix of the operation ids. */
  readonly id: string;
  /** Name of the procedure in English, such as "the renewal of contracts". */
  readonly about: string;
  readonly read: Permission;
  readonly update: Permission;
  /** A school can have several procedures of this kind at once, so the path ends with the subject. */
  readonly several?: true;
}

/** Subject that selects one of several procedures of a school. */
export const subjectFields = fields({ subject: { kind: 'text', max: 120 } });

/** Person of the school who has the procedure open, or has saved data in it. */
const personFields = fields({
  name: { kind: 'text', required: true, privacy: 'personal' },
  at: { kind: 'instant', required: true },
});

/** Progress of a procedure, for the person who continues it. */
export const runFields = fields({
  step: { kind: 'text', required: true },
  answers: { kind: 'json', required: true, about: 'the answers, by step' },
  startedAt: { kind: 'instant', about: 'absent until something is stored' },
  saved: { kind: 'record', of: personFields, about: 'who last saved data' },
  cancelled: {
    kind: 'record',
    of: personFields,
    about: 'who cancelled it; absent if somebody has continued since',
  },
  others: {
    kind: 'list',
    required: true,
    of: { kind: 'record', required: true, of: personFields },
    about: 'other people who have it open now',
  },
  receipt: { kind: 'text', about: 'number of the receipt, if there is one' },
});

/** Receipt of a procedure, also as a PDF. */
export const receiptAnswerFields = fields({
  ...receiptFields,
  nomeFile: { kind: 'text', required: true },
  pdf: { kind: 'text', required: true, about: 'base64' },
});

/** Returns the four endpoints of every long procedure. */
/*#__NO_SIDE_EFFECTS__*/
export function procedureCalls(of: Procedure, { path: base, id, about, read, update, several }: Calls) {
  const path = several ? (`${base}/{subject}` as const) : base;
  const params = (several ? subjectFields : {}) as typeof subjectFields;
  const run = { kind: 'record', required: true, of: runFields } as const;
  const events = [...new Set(of.table.filter(({ own }) => !own).map(({ event }) => event))];
  const body = fields({
    event: { kind: 'choice', required: true, of: events },
    step: {
      kind: 'choice',
      of: stepsOf(of),
      about: 'the step whose answers are sent: the current step, or a step to change',
    },
    answers: { kind: 'json' },
  });
  return {
    read: endpoint({
      id: `${id}Run`,
      method: 'GET',
      path,
      calls: [],
      access: read,
      effect: 'read',
      params,
      response: run,
      about: `Returns the progress of ${about}, with the answers and the other people who have it open`,
      errors: ['notFound'],
    }),
    go: endpoint({
      id: `${id}Go`,
      method: 'PUT',
      path,
      calls: [],
      access: update,
      effect: 'update',
      params,
      response: run,
      about: `Continues ${about}: stores the answers of the step, and moves to the next one`,
      body: { kind: 'record', required: true, of: body },
      errors: ['notFound', 'conflict'],
    }),
    present: endpoint({
      id: `${id}Present`,
      method: 'POST',
      calls: [],
      access: update,
      effect: 'command',
      params,
      response: run,
      path: `${path}/presenza`,
      about: `Reports that the caller has ${about} open, and returns who else has`,
      errors: ['notFound'],
    }),
    receipt: endpoint({
      id: `${id}Receipt`,
      method: 'GET',
      calls: [],
      access: read,
      effect: 'read',
      params,
      path: `${path}/ricevuta`,
      about: `Returns the receipt of ${about}, also as a PDF; not found if there is none yet`,
      response: { kind: 'record', required: true, of: receiptAnswerFields },
      errors: ['notFound'],
    }),
  } as const;
}

export type ProcedureCalls = ReturnType<typeof procedureCalls>;

/** Interval between two presence signals of a person who has a procedure open, in milliseconds. */
export const PRESENCE_EVERY = 20_000;
/** Milliseconds without a signal after which the procedure no longer counts as open for that person. */
export const PRESENCE_LASTS = 60_000;
