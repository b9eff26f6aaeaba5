import type { Call } from '../http/call';

/**
 * Says whether the files of a folder may still change, and locks what they belong to until the transaction ends.
 * A folder of nothing that it knows is free.
 * @throws Refusal `conflict`
 */
export type FolderKeeper = (call: Pick<Call, 'tx' | 'caller'>, folder: string) => Promise<void>;
