import type { Call } from '../http/call';

/**
 * Checks that the files of a folder may still change, and locks the record they belong to until the transaction ends. A
 * folder that it does not know is free.
 * @throws Refusal `conflict`
 */
export type FolderKeeper = (call: Pick<Call, 'tx' | 'caller'>, folder: string) => Promise<void>;
