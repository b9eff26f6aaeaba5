import { fields, type RecordOf } from '../schema/fields';
import { addDays, dayInRome } from '../values/dates';
import { EMAIL } from '../values/email';

/** The applications whose data a school can ask for, each where it has the licence. */
export const exportApplications = ['WWA', 'WWB', 'WWS', 'MOF', 'WWP', 'WPR'] as const;

/** After a request, a new one has to wait this many days (decision Q-013). */
export const DAYS_BETWEEN_EXPORTS = 15;

/** Days for which the file of a request can be fetched. */
export const EXPORT_DAYS = 30;

/** Still to be prepared; ready to be downloaded; no longer to be downloaded. */
export const exportStates = ['pending', 'active', 'expired'] as const;
export type ExportState = (typeof exportStates)[number];

/** Where a ready export is announced. */
export const EXPORT_EMAIL = EMAIL;
export const EXPORT_EMAIL_REFUSED = 'E-mail non valida';

/** A request for the data of a school (specification, part 2 §3). */
export const exportRequestFields = fields({
  prgRichiesta: { kind: 'text', required: true, readOnly: true, max: 15, about: 'its number in the school' },
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
  dataEvasione: { kind: 'instant', readOnly: true, about: 'when the download window began' },
  scadenza: { kind: 'number', integer: true, readOnly: true, about: 'days that the download window lasts' },
  desPassword: { kind: 'text', readOnly: true, privacy: 'personal', about: 'opens the file' },
  nomeScu: { kind: 'text', required: true, readOnly: true },
  intestazioneScu: { kind: 'text', readOnly: true },
  comuneScu: { kind: 'text', required: true, readOnly: true },
  provScu: { kind: 'text', readOnly: true },
  inizio: { kind: 'instant', readOnly: true, about: 'when its preparation begins' },
  evasaEntro: { kind: 'instant', readOnly: true, about: 'until when it is served, by the working hours' },
  avanzamento: { kind: 'number', readOnly: true, integer: true, min: 0, max: 100, about: 'percent' },
  anomalia: { kind: 'flag', readOnly: true, about: 'preparing it failed: it can be cancelled and made anew' },
  dimensione: { kind: 'number', readOnly: true, integer: true, about: 'bytes of the file' },
  sha256: { kind: 'text', readOnly: true, about: 'hexadecimal, of the file' },
  annullataIl: { kind: 'instant', readOnly: true, about: 'when it was cancelled or, once served, deleted' },
  annullataDa: { kind: 'text', readOnly: true, max: 200, privacy: 'personal', about: 'who did that' },
  enableDownload: { kind: 'flag', required: true, readOnly: true, about: 'the file is there and in time' },
});

export type ExportRequest = RecordOf<typeof exportRequestFields>;

interface Served {
  readonly nomeFile?: string | null;
  readonly dataEvasione?: string | null;
  readonly scadenza?: number | null;
}

/** The state of a request on a day in Rome: the file can be had for `scadenza` days from when it was ready. */
export function exportState({ nomeFile, dataEvasione, scadenza }: Served, today: string): ExportState {
  if (!nomeFile || !dataEvasione) return 'pending';
  return addDays(dayInRome(dataEvasione), scadenza ?? 0) >= today ? 'active' : 'expired';
}

/** What the file of a request would hold of an application: its tables, and about how large they are. */
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
    about: 'before they are packed; estimated from the first rows',
  },
});

export type ExportScope = RecordOf<typeof exportScopeFields>;

/** The first day on which a new request can be made after one made at a moment. */
export const nextExportDay = (dataRich: string | Date): string =>
  addDays(dayInRome(dataRich), DAYS_BETWEEN_EXPORTS + 1);
