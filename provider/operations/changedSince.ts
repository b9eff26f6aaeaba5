import type { OperationPreview } from '../../contract/operations/operation';
import { Refusal } from '../refusal';

const CHANGED = 'Gli elementi da modificare sono cambiati nel frattempo: verificare di nuovo e confermare.';

/** Whom it would be done to is not whom the person was shown: nothing was done. @param current what is to be agreed to now */
export const changedSince = (current?: OperationPreview): Refusal =>
  new Refusal('conflict', { detail: CHANGED, ...(current && { current }) });
