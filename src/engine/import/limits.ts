import { IMPORT_BYTES, IMPORT_ROWS } from '../../../contract/importLimits';

/** A count as Italians write it: 50.000. */
export const counted = (count: number): string => count.toLocaleString('it-IT', { useGrouping: 'always' });

/** What a file may be at most, for the sentences that announce it. */
export const limits = { rows: counted(IMPORT_ROWS), size: IMPORT_BYTES / 1_000_000 };

/** What the files are that this page gives. */
export const CSV = 'text/csv;charset=utf-8';
