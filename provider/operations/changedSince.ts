import type { OperationPreview } from '../../contract/operations/operation';
import { Refusal } from '../refusal';

const CHANGED = 'Gli elementi da modificare sono cambiati nel frattempo: verificare di nuovo e confermare.';

/**
 * Creates the refusal when the affected records are no longer those that were shown: nothing was done. @param current
 * the preview to agree to now
 */
export const changedSince = (current?: OperationPreview): Refusal =>
  new Refusal('conflict', { detail: CHANGED, ...(current && { current }) });
