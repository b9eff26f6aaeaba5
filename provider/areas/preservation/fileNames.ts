import type { PreservationKind } from '../../../contract/preservation/preservation';

const names: Readonly<Record<PreservationKind, string>> = {
  Contratto: 'contratto-conservazione',
  Allegato: 'clausole-vessatorie',
  Affidamento: 'atto-affidamento',
  Attivazione: 'scheda-attivazione',
};

/** What a document is called as a file; the signed one has one more ending. */
export const filenameOf = (kind: PreservationKind, customerCode: string): string =>
  `${names[kind]}-${customerCode}.pdf`;
