import type { Call } from '../http/call';

/**
 * Checks that the files of a folder may still change, and locks the record to which they belong until the transaction
 * ends. It allows changes in folders of other kinds.
 * @throws Refusal `conflict` if the files may no longer change
 */
export type FolderKeeper = (call: Pick<Call, 'tx' | 'caller'>, folder: string) => Promise<void>;
