import type { Upload } from '../../contract/uploads/upload';

/** Phase of an upload: `offline` continues by itself; after `failed` the person can try again. */
export type UploadPhase = 'sending' | 'paused' | 'offline' | 'checking' | 'done' | 'failed';

/** Stage of an upload: creating it, sending the parts, assembling them. */
export type UploadStage = 'begin' | 'parts' | 'finish';

export interface UploadState {
  readonly phase: UploadPhase;
  /** Size in bytes. */
  readonly size: number;
  /** Bytes that have arrived or are being sent. */
  readonly sent: number;
  readonly secondsLeft: number | undefined;
  /** Parts that have arrived, out of `parts`, as far as these are known. */
  readonly partsDone: number;
  readonly parts: number;
  /** After `failed`: an error message, or its translation key. */
  readonly problem: string | undefined;
  /** After `failed`: the stage that failed. */
  readonly stage: UploadStage;
  /** The file in the provider's storage, once it is stored. */
  readonly stored: Upload | undefined;
}

/** Milliseconds after which a measured speed is meaningful. */
const SOON = 2000;

/** Returns a function that estimates the remaining seconds from the speed since the upload started or resumed. */
export function paceFrom(startedAt: number, sentBefore: number) {
  return (now: number, sent: number, size: number): number | undefined => {
    const [time, bytes] = [now - startedAt, sent - sentBefore];
    if (time < SOON || bytes <= 0) return undefined;
    return Math.ceil(((size - sent) * time) / bytes / 1000);
  };
}

/** Returns the progress in whole percent; 100 only after the stored file was verified. */
export const percentOf = ({ phase, sent, size }: Pick<UploadState, 'phase' | 'sent' | 'size'>): number =>
  phase === 'done' ? 100 : size === 0 ? 0 : Math.min(99, Math.floor((sent / size) * 100));
