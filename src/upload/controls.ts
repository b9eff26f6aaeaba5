import type { UploadPhase } from './uploadState';

/** Action available in each phase; none during the check and after completion. */
export const controls: Readonly<Record<UploadPhase, 'pause' | 'resume' | 'retry' | undefined>> = {
  sending: 'pause',
  offline: 'pause',
  paused: 'resume',
  failed: 'retry',
  checking: undefined,
  done: undefined,
};
