import { extentOf, partsIn, piecesIn, type SentPart, type Upload } from '../../contract/uploads/upload';
import type { CallApi } from '../api/CallApi';
import { refusalText } from '../api/refusal';
import { sendWithProgress } from '../api/sendWithProgress';
import { measuredConcurrency } from './concurrency';
import type { Connection } from './connection';
import { browserConnection } from './connection';
import { hashInWorker } from './hashInWorker';
import type { Hashing } from './hashing';
import { partKey, sendParts } from './sendParts';
import { folderCalls, type UploadCalls } from './uploadCalls';
import { paceFrom, type UploadState } from './uploadState';

/** An upload in progress. */
export interface RunningUpload {
  readonly name: string;
  state(): UploadState;
  /** @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
  pause(): void;
  /** Continues after a pause or a failure. */
  resume(): void;
  /**
   * Stops for good, when the person leaves the page. Parts that arrived stay, and choosing the file again continues
   * with the others.
   */
  stop(): void;
}

export interface UploadOptions {
  readonly callApi: CallApi;
  /** Replaces the calls that upload into a folder, for areas with endpoints of their own. */
  readonly calls?: UploadCalls;
  readonly hashing?: () => Hashing;
  readonly send?: typeof sendWithProgress;
  readonly connection?: Connection;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
  /** Runs `work` after this many milliseconds. */
  readonly later?: (milliseconds: number, work: () => void) => void;
}

/** Error codes for which a retry may succeed. */
const AGAIN = ['addressExpired', 'partLength', 'partDamaged', 'uploadIncomplete', 'unavailable'];
const TRIES = 6;
/** Milliseconds between progress updates. Each one renders the page again, which would slow down a fast connection. */
const SHOWN_EVERY = 250;
/**
 * Milliseconds after which the connection is known to be slower than this machine. From then on the whole file is
 * hashed during the upload; on a fast connection that would slow the upload down.
 */
const WHOLE_AFTER = 10_000;

/** Sends a file into a folder and starts at once, continuing from where an earlier attempt stopped. */
export function startUpload(file: File, folder: string, options: UploadOptions): RunningUpload {
  const { callApi, send = sendWithProgress, now = () => performance.now() } = options;
  const { connection = browserConnection, later = (ms, work) => void setTimeout(work, ms) } = options;
  const newHashing = options.hashing ?? hashInWorker;
  const calls = options.calls ?? folderCalls(callApi, folder);
  let hashing = newHashing();
  let hashes: (Promise<string> | undefined)[] = [];
  let whole: Promise<string> | undefined;
  const listeners = new Set<() => void>();
  let state: UploadState = {
    phase: 'sending',
    size: file.size,
    sent: 0,
    secondsLeft: undefined,
    problem: undefined,
    stored: undefined,
    partsDone: 0,
    parts: 1,
    stage: 'begin',
  };
  let run: AbortController | undefined;
  let tries = 0;
  let hasBroken = false;
  let stopped = false;
  const change = (more: Partial<UploadState>) => {
    state = { ...state, ...more };
    for (const listener of listeners) listener();
  };
  const halt = (phase: 'paused' | 'offline') => {
    if (phase === 'offline') hasBroken = true;
    run?.abort();
    run = undefined;
    change({ phase, secondsLeft: undefined });
  };

  async function go(signal: AbortSignal): Promise<void> {
    change({ stage: 'begin' });
    const upload = await calls.begin(file, signal);
    const parts = partsIn(file.size, upload.partSize);
    change({ stage: 'parts', parts, partsDone: partsDoneOf(upload), sent: upload.arrivedBytes });
    const isOurs = upload.hashedBy === 'sender';
    const beginWhole = () => {
      // The hash of a single part is that of the file.
      whole ??= parts === 1 && hashes[0] ? hashes[0] : hashing.whole(file);
      // A read error is reported at the end, where the hash is awaited; this only avoids an unhandled rejection.
      whole.catch(() => undefined);
    };
    if (isOurs) later(WHOLE_AFTER, () => signal.aborted || beginWhole());
    const bytes = new Map(
      [...upload.arrived, ...upload.arrivedPieces].map((part) => [
        partKey(part),
        extentOf(upload, part).length,
      ]),
    );
    let shownAt = Number.NEGATIVE_INFINITY;
    const left = paceFrom(now(), upload.arrivedBytes);
    const sentSoFar = () => {
      const sent = [...bytes.values()].reduce((sum, one) => sum + one, 0);
      return { sent, secondsLeft: left(now(), sent, file.size) };
    };
    const accepted = (isComplete: boolean) => {
      tries = 0;
      if (!signal.aborted) change({ partsDone: state.partsDone + (isComplete ? 1 : 0), ...sentSoFar() });
    };
    const progress = (part: SentPart, sentOfIt: number) => {
      bytes.set(partKey(part), sentOfIt);
      if (signal.aborted || now() - shownAt < SHOWN_EVERY) return;
      shownAt = now();
      change(sentSoFar());
    };
    const concurrency = measuredConcurrency(now, hasBroken);
    const sending = { calls, send, hashing, hashes, signal, progress, accepted, concurrency };
    const sent = await sendParts(file, upload, sending);
    signal.throwIfAborted();
    change({ phase: 'checking', stage: 'finish', sent: file.size, partsDone: parts, secondsLeft: undefined });
    if (isOurs) beginWhole();
    const data = await calls.finish(upload, await whole, sent, signal);
    change({ phase: 'done', stored: data });
    hashing.stop();
  }

  const start = () => {
    const mine = new AbortController();
    run = mine;
    change({ phase: 'sending', problem: undefined });
    go(mine.signal).catch((error: { readonly code?: string; readonly status?: number }) => {
      if (mine.signal.aborted) return;
      mine.abort();
      const { code = '', status = 0 } = error;
      const unanswered = error instanceof TypeError || (code === 'unreachable' && status === 0);
      if (unanswered && !connection.online()) return halt('offline');
      tries += 1;
      if (unanswered) hasBroken = true;
      // The remaining time was estimated from the speed before the break.
      change({ secondsLeft: undefined });
      if ((unanswered || AGAIN.includes(code) || status >= 500) && code !== 'noRoom' && tries < TRIES) {
        return later(1000 * 2 ** tries, () => run === mine && start());
      }
      run = undefined;
      const known = unanswered || (typeof code === 'string' && code !== '');
      if (!known) {
        // The file could not be read: its hashes may be wrong.
        hashing.stop();
        [hashing, hashes, whole] = [newHashing(), [], undefined];
      }
      change({
        phase: 'failed',
        secondsLeft: undefined,
        problem: known ? refusalText(error) : 'upload.unreadable',
      });
    });
  };
  const unsubscribe = connection.subscribe(() => {
    if (!connection.online() && state.phase === 'sending') halt('offline');
    else if (connection.online() && state.phase === 'offline') start();
  });
  start();
  return {
    name: file.name,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    pause: () => {
      if (['sending', 'offline'].includes(state.phase)) halt('paused');
    },
    resume: () => {
      if (stopped || !['paused', 'failed'].includes(state.phase)) return;
      tries = 0;
      if (connection.online()) start();
      else change({ phase: 'offline', problem: undefined });
    },
    stop: () => {
      stopped = true;
      run?.abort();
      run = undefined;
      unsubscribe();
      hashing.stop();
    },
  };
}

/** Returns the number of parts that have arrived, whole or in all of their pieces. */
function partsDoneOf(upload: Upload): number {
  const { arrived, arrivedPieces } = upload;
  const numbers = arrivedPieces.map(({ number }) => number);
  const complete = [...new Set(numbers)].filter(
    (number) => numbers.filter((one) => one === number).length === piecesIn(upload, number),
  );
  return arrived.length + complete.length;
}
