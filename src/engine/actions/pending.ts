import type { OperationPreview } from '../../../contract/operations/operation';
import type { Change } from './changes';
import type { ActionPreview, Chosen } from './preview';

/** A click on an action. */
export interface StartedAction {
  readonly action: string;
  readonly chosen: Chosen;
}

/** An action that was begun: on whom, how far its questions are, and what was answered. */
export interface PendingAction {
  readonly name: string;
  readonly chosen: Chosen;
  readonly step: number;
  readonly answers: Readonly<Record<string, boolean | string>>;
  /** Whom it is for and whom not; nothing yet while the provider is asked. */
  readonly preview?: ActionPreview;
  /** As the provider answered it, where it is asked; else the preview is the browser's own. */
  readonly operationPreview?: OperationPreview;
  /** The provider cannot be asked here: the preview is what the list says. */
  readonly estimated?: true;
  /** What changed since it was agreed to: nothing was done, and it is asked again. */
  readonly changes?: readonly Change[];
  /** Why the provider did not say whom it is for. */
  readonly previewError?: string;
  readonly running: boolean;
  /** Nobody said no, but it is not known to be done: it may be sent again. */
  readonly unsure?: string;
  /** Why the provider refused it: what was written may be written otherwise. */
  readonly refused?: string;
}
