import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { DatabaseUnavailable } from '../database';

type Answer =
  | { readonly ready: string }
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly failure: string };

interface Waiting {
  readonly resolve: (answer: Buffer) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Runs PGlite in its own thread, so that a slow statement never stalls the server. After the thread died, the
 * next use starts it again, and the listeners of `onLoss` learn that their transactions are lost.
 */
export class Engine {
  serverVersion = '';
  #worker: Promise<Worker> | undefined;
  #waiting = new Map<number, Waiting>();
  #listeners = new Set<() => void>();
  #count = 0;
  #closed = false;

  constructor(private readonly folder: string) {}

  onLoss(listener: () => void): void {
    this.#listeners.add(listener);
  }

  offLoss(listener: () => void): void {
    this.#listeners.delete(listener);
  }

  /** Resolves when the database is open; rejects when the folder cannot be opened. */
  async start(): Promise<void> {
    await this.#running();
  }

  /** Sends whole messages and resolves to the complete response of PostgreSQL. */
  async exec(batch: Uint8Array): Promise<Buffer> {
    const worker = await this.#running();
    const id = ++this.#count;
    const bytes = Uint8Array.from(batch);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ id, bytes }, [bytes.buffer]);
    });
  }

  /** Flushes everything to disk and stops the thread. */
  async close(): Promise<void> {
    this.#closed = true;
    const worker = await this.#worker?.catch(() => undefined);
    if (!worker) return;
    const gone = new Promise((resolve) => worker.once('exit', resolve));
    worker.postMessage({ close: true });
    await gone;
  }

  #running(): Promise<Worker> {
    if (this.#closed) return Promise.reject(new DatabaseUnavailable('The embedded database is closed.'));
    this.#worker ??= this.#launch();
    return this.#worker;
  }

  #launch(): Promise<Worker> {
    const worker = new Worker(workerFile(), { workerData: { folder: this.folder } });
    return new Promise((resolve, reject) => {
      worker.on('message', (answer: Answer) => {
        if ('ready' in answer) {
          this.serverVersion = answer.ready;
          resolve(worker);
        } else {
          this.#finish(worker, answer);
        }
      });
      worker.on('error', reject);
      worker.on('exit', () => {
        reject(new DatabaseUnavailable('The embedded database stopped.'));
        this.#lose();
      });
    });
  }

  #finish(worker: Worker, answer: Exclude<Answer, { ready: string }>): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('bytes' in answer) {
      waiting?.resolve(Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.byteLength));
      return;
    }
    // An SQL error is an ordinary response. A failure comes from the engine itself, which cannot be used any further.
    waiting?.reject(new DatabaseUnavailable(`The embedded database failed: ${answer.failure}`));
    void worker.terminate();
  }

  #lose(): void {
    this.#worker = undefined;
    for (const listener of [...this.#listeners]) listener();
    for (const { reject } of this.#waiting.values()) {
      reject(new DatabaseUnavailable('The embedded database stopped.'));
    }
    this.#waiting.clear();
  }
}

/**
 * Returns the URL of the worker. In the source it is in the parent folder; in the build it is next to the bundle, or in
 * the parent folder of a chunk.
 */
function workerFile(): URL {
  const places = ['../pgliteWorker.js', './pgliteWorker.js'].map((place) => new URL(place, import.meta.url));
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error('pgliteWorker.js is missing from the build.');
  return found;
}
