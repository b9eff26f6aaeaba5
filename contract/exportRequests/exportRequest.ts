import * as fieldsMessages from '../messages/it/fields';
import { fields, type RecordOf } from '../schema/fields';
import { addDays, dayInRome } from '../values/dates';
import { EMAIL } from '../values/email';

/** Applications for which a licensed school can request its data. */
export const exportApplications = ['WWA', 'WWB', 'WWS', 'MOF', 'WWP', 'WPR'] as const;

/** Days that a school must wait after a request before making a new one (decision Q-013). */
export const DAYS_BETWEEN_EXPORTS = 15;

/** Days for which the file of a request can be downloaded. */
export const EXPORT_DAYS = 30;

/** States of a request: in preparation; ready for download; no longer available. */
export const exportStates = ['pending', 'active', 'expired'] as const;
export type ExportState = (typeof exportStates)[number];

/** E-mail pattern of the address that is notified when the export is ready. */
export const EXPORT_EMAIL = EMAIL;
export const EXPORT_EMAIL_REFUSED = fieldsMessages.invalidEmail;

/** Request for the data of a school (specification, part 2 §3). */
export const exportRequestFields = fields({
  prgRichiesta: {
    kind: 'text',
    required: true,
    readOnly: true,
    max: 15,
    about: 'number of the request within the school',
  },
  stato: { kind: 'choice', required: true, readOnly: true, of: exportStates },
  applicazioni: {
    kind: 'list',
    required: true,
    readOnly: true,
    of: { kind: 'choice', required: true, of: exportApplications },
  },
  nomeFile: { kind: 'text', readOnly: true, max: 200, about: 'absent while it is being prepared' },
  codCliente: { kind: 'text', required: true, readOnly: true, max: 7 },
  cognomeNomeSupervisor: { kind: 'text', required: true, readOnly: true, privacy: 'personal' },
  desEmail: {
    kind: 'text',
    required: true,
    max: 254,
    pattern: EXPORT_EMAIL,
    privacy: 'personal',
    say: { required: EXPORT_EMAIL_REFUSED, pattern: EXPORT_EMAIL_REFUSED },
  },
  dataRich: { kind: 'instant', required: true, readOnly: true },
  dataEvasione: { kind: 'instant', readOnly: true, about: 'when the file became available for download' },
  scadenza: {
    kind: 'number',
    integer: true,
    readOnly: true,
    about: 'number of days for which the file can be downloaded',
  },
  desPassword: { kind: 'text', readOnly: true, privacy: 'personal', about: 'password of the file' },
  nomeScu: { kind: 'text', required: true, readOnly: true },
  intestazioneScu: { kind: 'text', readOnly: true },
  comuneScu: { kind: 'text', required: true, readOnly: true },
  provScu: { kind: 'text', readOnly: true },
  inizio: { kind: 'instant', readOnly: true, about: 'when its preparation begins' },
  evasaEntro: {
    kind: 'instant',
    readOnly: true,
    about: 'when it is expected to be ready, according to working hours',
  },
  avanzamento: { kind: 'number', readOnly: true, integer: true, min: 0, max: 100, about: 'percent' },
  anomalia: {
    kind: 'flag',
    readOnly: true,
    about: 'the preparation failed: the request can be cancelled and made again',
  },
  dimensione: { kind: 'number', readOnly: true, integer: true, about: 'bytes of the file' },
  sha256: { kind: 'text', readOnly: true, about: 'SHA-256 of the file, hexadecimal' },
  annullataIl: {
    kind: 'instant',
    readOnly: true,
    about: 'when it was cancelled or, if its file was ready, deleted',
  },
  annullataDa: {
    kind: 'text',
    readOnly: true,
    max: 200,
    privacy: 'personal',
    about: 'who cancelled or deleted it',
  },
  enableDownload: {
    kind: 'flag',
    required: true,
    readOnly: true,
    about: 'whether the file can be downloaded now',
  },
});

export type ExportRequest = RecordOf<typeof exportRequestFields>;

interface Served {
  readonly nomeFile?: string | null;
  readonly dataEvasione?: string | null;
  readonly scadenza?: number | null;
}

/** Returns the state of a request on a day in Rome. The file is available for `scadenza` days after it became ready. */
export function exportState({ nomeFile, dataEvasione, scadenza }: Served, today: string): ExportState {
  if (!nomeFile || !dataEvasione) return 'pending';
  return addDays(dayInRome(dataEvasione), scadenza ?? 0) >= today ? 'active' : 'expired';
}

/** Contents of the file of a request for one application: its tables, and their approximate size. */
export const exportScopeFields = fields({
  applicazione: { kind: 'choice', required: true, of: exportApplications },
  tabelle: {
    kind: 'list',
    required: true,
    of: {
      kind: 'record',
      required: true,
      of: fields({
        nome: { kind: 'text', required: true, about: 'of the file in the zip' },
        righe: { kind: 'number', required: true, integer: true },
      }),
    },
  },
  byte: {
    kind: 'number',
    required: true,
    integer: true,
    about: 'estimated bytes before compression, from the first rows',
  },
});

export type ExportScope = RecordOf<typeof exportScopeFields>;

/** Returns the first day on which another request can be made after one made at a given moment. */
export const nextExportDay = (dataRich: string | Date): string =>
  addDays(dayInRome(dataRich), DAYS_BETWEEN_EXPORTS + 1);
