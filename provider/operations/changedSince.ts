import * as operationsMessages from '../../contract/messages/it/operations';
import type { OperationPreview } from '../../contract/operations/operation';
import { Refusal } from '../refusal';

const CHANGED = operationsMessages.changed;

/**
 * Creates the refusal for records that differ from those shown to the person; nothing was changed.
 * @param current the current preview, which the person can confirm instead
 */
export const changedSince = (current?: OperationPreview): Refusal =>
  new Refusal('conflict', { detail: CHANGED, ...(current && { current }) });
