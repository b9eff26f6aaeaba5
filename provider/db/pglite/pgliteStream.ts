import { Duplex } from 'node:stream';
import type { Engine } from './engine';
import { FLUSH, greeting, isIdleAfter, QUERY, SYNC, simpleQuery, TERMINATE, wholeMessage } from './messages';
import type { SessionLock } from './sessionLock';
import { prefixStatementNames } from './statementNames';

/**
 * Maximum milliseconds for which a connection may stay idle in a transaction, while no other connection can use the
 * session.
 */
const IDLE_IN_TRANSACTION_LIMIT = 60_000;

const SSL_REQUEST = 80_877_103;
const endsBatch: readonly number[] = [SYNC, QUERY, FLUSH];

let connections = 0;

/**
 * Stream that pg uses as its socket, with PGlite behind it. It answers the startup itself and passes whole batches to
 * the engine. From its first batch until the engine is outside a transaction again it holds the session, so
 * transactions of different connections never mix.
 */
export class PgliteStream extends Duplex {
  #received: Buffer = Buffer.alloc(0);
  #started = false;
  #release: (() => void) | undefined;
  #work: Promise<void> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;
  readonly #prefix = `c${++connections}_`;

  constructor(
    private readonly engine: Engine,
    private readonly lock: SessionLock,
  ) {
    super();
    engine.onLoss(this.#lose);
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  // pg calls these on its socket; they mean nothing without a network.
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#received = this.#received.length ? Buffer.concat([this.#received, chunk]) : chunk;
    if (this.#started || this.#start()) this.#takeBatches();
    done();
  }

  override _final(done: () => void): void {
    this.#work = this.#work.then(() => this.#leave());
    void this.#work.then(() => this.push(null));
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.engine.offLoss(this.#lose);
    this.#work = this.#work.then(() => this.#leave());
    done(error);
  }

  #lose = (): void => {
    this.destroy(Object.assign(new Error('The embedded database stopped.'), { code: '57P02' }));
  };

  /** Handles startup messages, which have a length and no type. */
  #start(): boolean {
    while (!this.#started && this.#received.length >= 8) {
      const length = this.#received.readInt32BE(0);
      if (this.#received.length < length) return false;
      const isSslRequest = this.#received.readInt32BE(4) === SSL_REQUEST;
      this.#received = this.#received.subarray(length);
      this.#started = !isSslRequest;
      this.push(isSslRequest ? Buffer.from('N') : greeting(this.engine.serverVersion));
    }
    return this.#started;
  }

  #takeBatches(): void {
    let start = 0;
    let offset = 0;
    for (let found = this.#next(offset); found; found = this.#next(offset)) {
      if (found.type === TERMINATE) {
        this.end();
        break;
      }
      offset = found.end;
      if (!endsBatch.includes(found.type)) continue;
      this.#enqueue(prefixStatementNames(this.#received.subarray(start, offset), this.#prefix));
      start = offset;
    }
    this.#received = this.#received.subarray(start);
  }

  #next(offset: number) {
    return wholeMessage(this.#received, offset);
  }

  #enqueue(batch: Buffer): void {
    this.#work = this.#work.then(() => this.#send(batch)).catch((error) => void this.destroy(error));
  }

  async #send(batch: Buffer): Promise<void> {
    clearTimeout(this.#idle);
    if (this.destroyed) return;
    this.#release ??= await this.lock.acquire();
    // The stream may have been destroyed while waiting for the session, which #leave then releases.
    if (this.destroyed) return;
    const answer = await this.engine.exec(batch);
    if (isIdleAfter(answer)) this.#giveBack();
    else this.#idle = setTimeout(this.#tooLong, IDLE_IN_TRANSACTION_LIMIT).unref();
    if (!this.destroyed) this.push(answer);
  }

  #tooLong = (): void => {
    this.destroy(Object.assign(new Error('The transaction was left open.'), { code: '25P03' }));
  };

  async #leave(): Promise<void> {
    clearTimeout(this.#idle);
    if (!this.#release) return;
    // Fails only if the engine itself stopped, and then there is nothing to roll back.
    await this.engine.exec(simpleQuery('rollback')).catch(() => undefined);
    this.#giveBack();
  }

  #giveBack(): void {
    this.#release?.();
    this.#release = undefined;
  }
}
