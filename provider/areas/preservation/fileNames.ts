import type { PreservationKind } from '../../../contract/preservation/preservation';

const names: Readonly<Record<PreservationKind, string>> = {
  Contratto: 'contratto-conservazione',
  Allegato: 'clausole-vessatorie',
  Affidamento: 'atto-affidamento',
  Attivazione: 'scheda-attivazione',
};

/** Returns the file name of a document; the signed file has an additional extension. */
export const filenameOf = (kind: PreservationKind, customerCode: string): string =>
  `${names[kind]}-${customerCode}.pdf`;
