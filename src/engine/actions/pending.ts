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
  /** The targets and those left out; undefined while the provider is asked. */
  readonly preview?: ActionPreview;
  /** The provider's preview, if it supports one; otherwise the browser computes the preview. */
  readonly operationPreview?: OperationPreview;
  /** The provider cannot be asked for a preview here: it is computed from the list. */
  readonly estimated?: true;
  /** The changes since the confirmation: nothing was done, and the person is asked again. */
  readonly changes?: readonly Change[];
  /** The reason the provider gave no preview. */
  readonly previewError?: string;
  readonly running: boolean;
  /** The outcome is unknown, because no answer came: the action may be sent again. */
  readonly unsure?: string;
  /** The reason the provider rejected it: the text can be corrected. */
  readonly refused?: string;
}
