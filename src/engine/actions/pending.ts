import type { OperationPreview } from '../../../contract/operations/operation';
import type { Change } from './changes';
import type { ActionPreview, Chosen } from './preview';

/** A click on an action. */
export interface StartedAction {
  readonly action: string;
  readonly chosen: Chosen;
}

/** An action in progress: its targets, the current step, and the answers so far. */
export interface PendingAction {
  readonly name: string;
  readonly chosen: Chosen;
  readonly step: number;
  readonly answers: Readonly<Record<string, boolean | string>>;
  /** The targets and the records left out; undefined until they are known. */
  readonly preview?: ActionPreview;
  /** The provider's preview, if it supports one; otherwise the browser computes the preview. */
  readonly operationPreview?: OperationPreview;
  /** True if the provider has no preview endpoint: the preview was computed from the rows of the list. */
  readonly estimated?: true;
  /**
   * The differences from the preview that the person confirmed: nothing was done, and the person must confirm again.
   */
  readonly changes?: readonly Change[];
  /** The reason the provider gave no preview. */
  readonly previewError?: string;
  readonly running: boolean;
  /** The outcome is unknown, because no answer came: the action may be sent again. */
  readonly unsure?: string;
  /** The reason why the provider rejected the action; the person can correct the typed text. */
  readonly refused?: string;
}
