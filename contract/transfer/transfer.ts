import { CUSTOMER_CODE } from '../constants';
import * as fieldsMessages from '../messages/it/fields';
import * as transferMessages from '../messages/it/transfer';
import { message } from '../messages/message';
import type { FieldError } from '../schema/errors';
import { fields, type RecordOf } from '../schema/fields';
import { type Practice, practiceAreas, practiceFields, type transferApplications } from './practice';

export type PracticeArea = (typeof practiceAreas)[number];
export type TransferApplication = (typeof transferApplications)[number];

/** Display names of the areas. */
export const areaNames: Readonly<Record<PracticeArea, string>> = {
  Contabile: 'Area Contabile',
  Documentale: 'Area Documentale',
  Didattica: 'Area Didattica',
  Personale: 'Area Personale',
};

/** Display names of the applications. */
export const transferNames: Readonly<Record<TransferApplication, string>> = {
  wwb: 'Bilancio',
  pag: 'PagOnline',
  mgz: 'Magazzino',
  inv: 'Inventario',
  sgd: 'Gecodoc',
  amt: 'Amministrazione Trasparente',
  wwa: 'Alunni',
  wwp: 'Personale',
};

/**
 * Applications of each area. PagOnline is in no area. The only application of an area is selected
 * automatically.
 */
export const areaApplications: Readonly<Record<PracticeArea, readonly TransferApplication[]>> = {
  Contabile: ['wwb', 'mgz', 'inv'],
  Documentale: ['sgd', 'amt'],
  Didattica: ['wwa'],
  Personale: ['wwp'],
};

/** Length of the source ministerial code, and number of its characters that are shown. */
export const SOURCE_CODE_LENGTH = 10;
export const NOTES_MAX = 256;

/** Error messages, verbatim from the specification. */
export const OBLIGATORY = fieldsMessages.requiredInCapitals;
export const SOURCE_CODE = transferMessages.sourceCode;
const PEC_NEEDED = fieldsMessages.emailRequired;
const PEC_WRONG = fieldsMessages.invalidEmail;
const FOUR_DIGITS = transferMessages.fourDigits;
export const SAME_NAME = transferMessages.sameName;

/** Choices of the third step; the required ones depend on the area and the applications. */
export const transferChoiceFields = fields({
  area: { kind: 'choice', of: practiceAreas },
  applicativi: {
    ...practiceFields.applicativi,
    max: 8,
    of: {
      kind: 'record',
      required: true,
      of: { appCode: practiceFields.applicativi.of.of.appCode, fornitore: { kind: 'text', max: 60 } },
    },
  },
  codMinAltri: { kind: 'text', max: 40 },
  pec: { kind: 'text', max: 254, privacy: 'personal' },
  annoFinanziario: { kind: 'text', max: 20 },
});

export type TransferChoices = Partial<RecordOf<typeof transferChoiceFields>>;

/** Notes about the attached files in the fourth step. */
export const transferNoteFields = fields({ note: { kind: 'text', max: NOTES_MAX, lines: 4 } });

const has = ({ applicativi = [] }: TransferChoices, code: TransferApplication): boolean =>
  applicativi.some(({ appCode }) => appCode === code);

/** Returns whether the PEC is requested: only if Gecodoc is chosen in the area Documentale. */
export const asksPec = (choices: TransferChoices): boolean =>
  choices.area === 'Documentale' && has(choices, 'sgd');

/** Returns whether the financial year is requested: only if Bilancio is chosen in the area Contabile. */
export const asksYear = (choices: TransferChoices): boolean =>
  choices.area === 'Contabile' && has(choices, 'wwb');

/** Returns the name of the field for an application's supplier. */
export const supplierField = (code: TransferApplication): string => `fornitore.${code}`;

/** Returns the errors in the choices of the third step, by field. */
export function choiceProblems(choices: TransferChoices): readonly FieldError[] {
  const { area, applicativi = [], codMinAltri, pec, annoFinanziario } = choices;
  const offered: readonly string[] = area ? areaApplications[area] : [];
  const chosen = applicativi.filter(({ appCode }) => offered.includes(appCode));
  const problem = (field: string, message: string | false | undefined) =>
    message ? [{ field, message }] : [];
  return [
    ...problem('area', !area && OBLIGATORY),
    ...problem('applicativi', (chosen.length === 0 || chosen.length < applicativi.length) && OBLIGATORY),
    ...chosen.flatMap(({ appCode, fornitore }) =>
      problem(supplierField(appCode), !fornitore?.trim() && OBLIGATORY),
    ),
    ...problem('codMinAltri', !/^[A-Za-z0-9]{10}$/.test(codMinAltri ?? '') && SOURCE_CODE),
    ...problem('pec', asksPec(choices) && pecProblem(pec)),
    ...problem('annoFinanziario', asksYear(choices) && !/^\d{4}$/.test(annoFinanziario ?? '') && FOUR_DIGITS),
  ];
}

function pecProblem(pec: string | null | undefined): string | undefined {
  if (!pec?.trim()) return PEC_NEEDED;
  return pec.includes('@') ? undefined : PEC_WRONG;
}

/** Returns a supplier's name as it is stored: the first letter in upper case, the rest in lower case. */
export const supplierText = (typed: string): string => {
  const [first = '', ...others] = typed.trim();
  return first.toUpperCase() + others.join('').toLowerCase();
};

/**
 * Returns the choices in the form in which they are stored: without choices of other areas, and with normalised
 * suppliers and codes.
 */
export function keptChoices(choices: TransferChoices) {
  const { area, applicativi = [], codMinAltri = '', pec, annoFinanziario } = choices;
  return {
    ...(area && { area }),
    applicativi: applicativi.map(({ appCode, fornitore }) => ({
      appCode,
      fornitore: supplierText(fornitore ?? ''),
    })),
    codMinAltri: codMinAltri?.toUpperCase() ?? '',
    ...(asksPec(choices) && { pec: pec?.trim() ?? null }),
    ...(asksYear(choices) && { annoFinanziario: annoFinanziario ?? null }),
  };
}

interface Attached {
  readonly applications: number;
  readonly files: number;
  readonly note: string | null | undefined;
}

/** Returns the error in the notes about the attached files. */
export function noteProblem({ applications, files, note }: Attached): string | undefined {
  if ([...(note ?? '')].length > NOTES_MAX)
    return message(transferMessages.notesCanHaveCharacters, { count: NOTES_MAX });
  return applications > 1 && files > 1 && !note?.trim() ? OBLIGATORY : undefined;
}

/**
 * Returns whether the attached files can be sent: there must be at least one, and notes are required if there are
 * several files for several applications.
 */
export const canSend = (attached: Attached): boolean =>
  attached.files > 0 && noteProblem(attached) === undefined;

/** Returns whether some of these files have the same name. */
export const sameNames = (names: readonly string[]): boolean => new Set(names).size < names.length;

/** Formats the size of an attached file in units of 1024, with two decimals. */
export function attachmentSize(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB', 'TB'];
  const at = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  return `${(bytes / 1024 ** at).toFixed(2).replace('.', ',')} ${units[at]}`;
}

/** Returns the type of a file by its extension. */
export const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Returns whether a file can be protected by a password. */
export const isArchive = (name: string): boolean =>
  ['zip', '7z', 'rar', 'tar', 'gz', 'tgz', 'arc'].includes(extensionOf(name));

/** Parts of the key that identifies a practice within a school. */
export interface PracticeKey {
  readonly codMinAltri: string;
  readonly area?: PracticeArea | '' | null;
}

/** Subject of the procedure of a practice that is not saved yet. */
export const NEW_PRACTICE = 'nuova';

/** Returns the subject of a practice's procedure, which is also the last part of the address of its page. */
export const subjectOf = ({ codMinAltri, area }: PracticeKey): string => `${codMinAltri}~${area ?? ''}`;

/** Returns the key of the practice in the subject of a procedure, or undefined if the practice is not saved yet. */
export function keyOf(subject: string): { codMinAltri: string; area: PracticeArea | '' } | undefined {
  const [codMinAltri = '', area = ''] = subject.split('~');
  const known = area === '' || (practiceAreas as readonly string[]).includes(area);
  return subject === NEW_PRACTICE || !known ? undefined : { codMinAltri, area: area as PracticeArea | '' };
}

/** Returns the folder of a practice's files. */
export const folderOf = ({ codMinAltri, area }: PracticeKey): string => `transfer/${codMinAltri}/${area}`;

/**
 * Returns the name of a practice in the history: the customer code, then ten characters of the ministerial code of the
 * source.
 */
export const identifierOf = ({
  customerCodeArgo,
  codMinAltri,
}: Pick<Practice, 'customerCodeArgo' | 'codMinAltri'>): string =>
  `${customerCodeArgo}${codMinAltri.slice(0, SOURCE_CODE_LENGTH)}`;

export const ofSchool = { kind: 'text', required: true, pattern: CUSTOMER_CODE } as const;
