import * as operationsMessages from '../../contract/messages/it/operations';
import type { OperationPreview } from '../../contract/operations/operation';
import { Refusal } from '../refusal';

const CHANGED = operationsMessages.changed;

/**
 * Creates the refusal when the affected records are no longer those that were shown: nothing was done. @param current
 * the preview to agree to now
 */
export const changedSince = (current?: OperationPreview): Refusal =>
  new Refusal('conflict', { detail: CHANGED, ...(current && { current }) });
