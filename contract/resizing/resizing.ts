import { CUSTOMER_CODE } from '../constants';
import * as fieldsMessages from '../messages/it/fields';
import * as resizingMessages from '../messages/it/resizing';
import { message } from '../messages/message';
import { fields, type RecordOf } from '../schema/fields';
import { TAX_CODE } from '../values/codiceFiscale';
import { NAME } from '../values/nameText';

/** Applications whose data go to a single school. The school is chosen only if the merged school has ceased. */
export const singleApplications = ['wwb', 'pag', 'mgz', 'sgd'] as const;
/** Applications whose data may go to several schools. */
export const multipleApplications = ['wwa', 'wwp', 'inv', 'prw'] as const;
/** Applications that a resizing covers, as its endpoints name them; licences have the same codes in upper case. */
export const resizingApplications = [...multipleApplications, ...singleApplications] as const;
export type ResizingApplication = (typeof resizingApplications)[number];
export type SingleApplication = (typeof singleApplications)[number];

/** Display names of the applications. */
export const resizingNames: Readonly<Record<ResizingApplication, string>> = {
  wwa: 'Alunni Registro',
  wwp: 'Personale',
  inv: 'Inventario',
  prw: 'Presenze',
  wwb: 'Bilancio',
  pag: 'PagOnline',
  mgz: 'Magazzino',
  sgd: 'Gecodoc',
};

/** Returns whether the data of an application go to a single school. */
export const isSingle = (application: ResizingApplication): application is SingleApplication =>
  (singleApplications as readonly string[]).includes(application);

const tooLong = message(fieldsMessages.nameTooLong, { count: 50 });
const personName = { kind: 'text', required: true, max: 50, pattern: NAME, privacy: 'personal' } as const;

/**
 * School head who is responsible for the resizing and signs it. The tax code must match that of the signature (decision
 * 0060).
 */
export const headFields = fields({
  nomeDs: {
    ...personName,
    say: { required: fieldsMessages.nameRequired, max: tooLong, pattern: fieldsMessages.invalidName },
  },
  cognomeDs: {
    ...personName,
    say: { required: fieldsMessages.surnameRequired, max: tooLong, pattern: fieldsMessages.invalidSurname },
  },
  codiceFiscaleDs: {
    kind: 'text',
    required: true,
    pattern: TAX_CODE,
    privacy: 'personal',
    say: { required: fieldsMessages.taxCodeRequired, pattern: fieldsMessages.invalidTaxCode },
  },
});

export type Head = RecordOf<typeof headFields>;

/** Maximum length of the inputs for the head's name; the rule is stricter. */
export const HEAD_INPUT_LIMIT = 100;

/** User names of accounts of an office rather than of a person: they cannot be the head of a resizing. */
export const genericHeads = ['supervisor', 'ds', 'dsga', 'preside', 'dirigente'] as const;

const school = { kind: 'text', pattern: CUSTOMER_CODE } as const;
const schools = { kind: 'list', of: { ...school, required: true }, max: 20 } as const;

/** Chosen receiving schools, by customer code. */
export const placementFields = fields({
  wwa: schools,
  wwp: schools,
  inv: schools,
  prw: schools,
  wwb: school,
  pag: school,
  mgz: school,
  sgd: school,
});

export type Placement = RecordOf<typeof placementFields>;

/** Answers of a receiving school for an application of a school that is merged into it. */
export const answerStates = ['PENDING', 'ACCEPTED', 'REFUSED'] as const;

export const REASON_MIN = 20;
export const REASON_MAX = 256;
export const reasonMessages = {
  required: resizingMessages.required,
  max: resizingMessages.reasonMustBeShorter,
  min: resizingMessages.reasonMustBeLonger,
} as const;

/** Returns the error in the reason of a refusal, or undefined if there is none. */
export function reasonProblem(reason: string | null | undefined): string | undefined {
  const length = [...(reason ?? '').trim()].length;
  if (length === 0) return reasonMessages.required;
  if (length < REASON_MIN) return reasonMessages.min;
  return length > REASON_MAX ? reasonMessages.max : undefined;
}

/** Application of a merged school, with the answer of the receiving school. */
export const applicationDataFields = fields({
  appCode: { kind: 'choice', required: true, of: resizingApplications },
  status: { kind: 'choice', required: true, of: answerStates },
  description: { kind: 'text', max: REASON_MAX, about: 'the reason of a refusal' },
  saved: { kind: 'flag', required: true, about: 'whether the answer was sent; it can then no longer change' },
});

const ofSchool = fields({
  codMin: { kind: 'text', required: true, max: 10 },
  customerCode: { ...school, required: true },
  name: { kind: 'text', required: true, max: 200 },
  description: { kind: 'text', max: 200, about: 'place of the school' },
});

/** School that can receive data, and its existing applications. */
export const schoolOptionFields = fields({
  ...ofSchool,
  applicationData: {
    kind: 'list',
    of: { kind: 'choice', required: true, of: resizingApplications },
  },
});

export type SchoolOption = RecordOf<typeof schoolOptionFields>;

/** School that is merged into the caller's. */
export const mergedSchoolFields = fields({
  ...ofSchool,
  applicationData: {
    kind: 'list',
    required: true,
    of: { kind: 'record', required: true, of: applicationDataFields },
  },
});

export type MergedSchool = RecordOf<typeof mergedSchoolFields>;

/** School among the choices of a merged school. */
const option = { kind: 'record', of: schoolOptionFields } as const;
const options = { kind: 'list', of: { ...option, required: true }, max: 20 } as const;
/** Choices of a merged school, in the format of the specification's endpoint. */
export const choicesFields = fields({
  ...headFields,
  cessata: { kind: 'flag', required: true },
  anno: { kind: 'number', required: true, integer: true, min: 2000, max: 2100 },
  wwb: option,
  pag: option,
  sgd: option,
  mgz: option,
  wwa: options,
  wwp: options,
  inv: options,
  prw: options,
});

export type Choices = RecordOf<typeof choicesFields>;

/** States of a merged school, as the specification names them. */
export const mergedStates = ['CREATED', 'COMPLETED'] as const;
/** States of a receiving school. */
export const receivingStates = ['TOBEGIN', 'STARTED', 'FINISHED'] as const;

/** Kinds of events in a resizing, in order. */
export const resizingStages = ['announced', 'sent', 'answered', 'concluded'] as const;

const applicationList = {
  kind: 'list',
  of: { kind: 'choice', required: true, of: resizingApplications },
} as const;

/** Event in a resizing. */
export const resizingStageFields = fields({
  what: { kind: 'choice', required: true, of: resizingStages },
  at: { kind: 'instant', required: true },
  school: { kind: 'text', about: 'name of the other school, if the event concerns one of several' },
  accepted: applicationList,
  refused: applicationList,
});

export type ResizingStage = RecordOf<typeof resizingStageFields>;

/** Data of the merged and the receiving school in an application, side by side. */
export const sideFields = fields({
  appCode: { kind: 'choice', required: true, of: resizingApplications },
  users: {
    kind: 'number',
    required: true,
    integer: true,
    about: 'number of accounts of the merged school with a role in the application',
  },
  usersThere: {
    kind: 'number',
    required: true,
    integer: true,
    about: 'number of accounts of the receiving school with a role in the application',
  },
  usersAfter: {
    kind: 'number',
    required: true,
    integer: true,
    about: 'number of people with a role in either school, each counted once',
  },
  years: { kind: 'text', about: 'years for which the merged school has data, such as 2019-2026' },
  yearsThere: { kind: 'text' },
  yearsAfter: { kind: 'text' },
  documents: { kind: 'number', integer: true },
  documentsThere: { kind: 'number', integer: true },
  documentsAfter: { kind: 'number', integer: true },
});

/** Merged and receiving school side by side, with the state afterwards (P19). */
export const comparisonFields = fields({
  merged: { kind: 'record', required: true, of: ofSchool },
  receiving: { kind: 'record', required: true, of: ofSchool },
  applications: {
    kind: 'list',
    required: true,
    of: { kind: 'record', required: true, of: sideFields },
  },
  shared: {
    kind: 'list',
    required: true,
    of: {
      kind: 'record',
      required: true,
      of: {
        name: { kind: 'text', required: true, privacy: 'personal' },
        codiceFiscale: { kind: 'text', required: true, privacy: 'personal' },
      },
    },
    about: 'people with an account in both schools, recognised by their tax code',
  },
});

export type Comparison = RecordOf<typeof comparisonFields>;
