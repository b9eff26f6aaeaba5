import { partLength, partsIn } from '../../contract/uploads/upload';
import type { CallApi } from '../api/CallApi';
import { refusalText } from '../api/refusal';
import { sendWithProgress } from '../api/sendWithProgress';
import type { Connection } from './connection';
import { browserConnection } from './connection';
import { hashInWorker } from './hashInWorker';
import type { Hashing } from './hashing';
import { sendParts } from './sendParts';
import { folderCalls, type UploadCalls } from './uploadCalls';
import { paceFrom, type UploadState } from './uploadState';

/** A file on its way. */
export interface RunningUpload {
  readonly name: string;
  state(): UploadState;
  /** @returns what ends it */
  subscribe(listener: () => void): () => void;
  pause(): void;
  /** After a pause, or when it failed. */
  resume(): void;
  /** For good, for whoever leaves the page: what has arrived stays, and choosing the file again goes on. */
  stop(): void;
}

export interface UploadMeans {
  readonly callApi: CallApi;
  /** Of an area that has its own. */
  readonly calls?: UploadCalls;
  readonly hashing?: () => Hashing;
  readonly send?: typeof sendWithProgress;
  readonly connection?: Connection;
  /** Milliseconds, of a clock that only runs. */
  readonly now?: () => number;
  /** Calls back after so many milliseconds. */
  readonly later?: (milliseconds: number, work: () => void) => void;
}

/** What the same intention, asked again, may get past. */
const AGAIN = ['addressExpired', 'partLength', 'partDamaged', 'uploadIncomplete', 'unavailable'];
const TRIES = 6;
/** Milliseconds. Each time the page is painted anew, which a fast line would have to wait for. */
const SHOWN_EVERY = 250;
/** Milliseconds after which a line is slower than this machine: what would slow it down on a fast line costs nothing beside it. */
const WHOLE_AFTER = 10_000;

/** Sends a file into a folder, from where an earlier time stopped; begins at once. */
export function startUpload(file: File, folder: string, means: UploadMeans): RunningUpload {
  const { callApi, send = sendWithProgress, now = () => performance.now() } = means;
  const { connection = browserConnection, later = (ms, work) => void setTimeout(work, ms) } = means;
  const newHashing = means.hashing ?? hashInWorker;
  const calls = means.calls ?? folderCalls(callApi, folder);
  let hashing = newHashing();
  let hashes: Promise<string>[] = [];
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
  let stopped = false;
  const change = (more: Partial<UploadState>) => {
    state = { ...state, ...more };
    for (const listener of listeners) listener();
  };
  const halt = (phase: 'paused' | 'offline') => {
    run?.abort();
    run = undefined;
    change({ phase, secondsLeft: undefined });
  };

  async function go(signal: AbortSignal): Promise<void> {
    change({ stage: 'begin' });
    const upload = await calls.begin(file, signal);
    const parts = partsIn(file.size, upload.partSize);
    change({ stage: 'parts', parts, partsDone: upload.arrived.length, sent: upload.arrivedBytes });
    const isOurs = upload.hashedBy === 'sender';
    const beginWhole = () => {
      // A file of one part is that part.
      whole ??= parts === 1 && hashes[0] ? hashes[0] : hashing.whole(file);
      // That it cannot be read is told to whoever waits for it, at the end.
      whole.catch(() => undefined);
    };
    if (isOurs) later(WHOLE_AFTER, () => signal.aborted || beginWhole());
    const bytes = new Map(
      upload.arrived.map(({ number }) => [number, partLength(file.size, upload.partSize, number)]),
    );
    let shownAt = Number.NEGATIVE_INFINITY;
    const left = paceFrom(now(), upload.arrivedBytes);
    const sentSoFar = () => {
      const sent = [...bytes.values()].reduce((sum, one) => sum + one, 0);
      return { sent, secondsLeft: left(now(), sent, file.size) };
    };
    const taken = () => {
      tries = 0;
      if (!signal.aborted) change({ partsDone: state.partsDone + 1, ...sentSoFar() });
    };
    const progress = (number: number, sentOfIt: number) => {
      bytes.set(number, sentOfIt);
      if (signal.aborted || now() - shownAt < SHOWN_EVERY) return;
      shownAt = now();
      change(sentSoFar());
    };
    const sent = await sendParts(file, upload, { calls, send, hashing, hashes, signal, progress, taken });
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
      if ((unanswered || AGAIN.includes(code) || status >= 500) && code !== 'noRoom' && tries < TRIES) {
        return later(1000 * 2 ** tries, () => run === mine && start());
      }
      run = undefined;
      const known = unanswered || (typeof code === 'string' && code !== '');
      if (!known) {
        // What was computed of a file that cannot be read is worth nothing.
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
