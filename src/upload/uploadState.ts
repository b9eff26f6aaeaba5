import type { Upload } from '../../contract/uploads/upload';

/** `offline` goes on by itself; after `failed` somebody tries again. */
export type UploadPhase = 'sending' | 'paused' | 'offline' | 'checking' | 'done' | 'failed';

/** Beginning, sending the parts, having them put together. */
export type UploadStage = 'begin' | 'parts' | 'finish';

export interface UploadState {
  readonly phase: UploadPhase;
  /** Bytes. */
  readonly size: number;
  /** Of these, how many are there or on their way. */
  readonly sent: number;
  readonly secondsLeft: number | undefined;
  /** Parts that are there, of how many; as many as are known of. */
  readonly partsDone: number;
  readonly parts: number;
  /** After `failed`: a sentence, or the key of one. */
  readonly problem: string | undefined;
  /** After `failed`: what was being done. */
  readonly stage: UploadStage;
  /** The file as the provider has it: once it is stored. */
  readonly stored: Upload | undefined;
}

/** Milliseconds after which a speed says something. */
const SOON = 2000;

/** Tells how long it still takes, by how fast it went since it began or went on. */
export function paceFrom(startedAt: number, sentBefore: number) {
  return (now: number, sent: number, size: number): number | undefined => {
    const [time, bytes] = [now - startedAt, sent - sentBefore];
    if (time < SOON || bytes <= 0) return undefined;
    return Math.ceil(((size - sent) * time) / bytes / 1000);
  };
}

/** Whole hundredths; 100 only for a file that was checked where its bytes are. */
export const percentOf = ({ phase, sent, size }: Pick<UploadState, 'phase' | 'sent' | 'size'>): number =>
  phase === 'done' ? 100 : Math.min(99, Math.floor((sent / size) * 100));
