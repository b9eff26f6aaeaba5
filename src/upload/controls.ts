import type { UploadPhase } from './uploadState';

/** What somebody can do with a file in each phase; while it is checked, and once it is there, nothing. */
export const controls: Readonly<Record<UploadPhase, 'pause' | 'resume' | 'retry' | undefined>> = {
  sending: 'pause',
  offline: 'pause',
  paused: 'resume',
  failed: 'retry',
  checking: undefined,
  done: undefined,
};
