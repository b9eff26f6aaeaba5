import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type pg from 'pg';
import { answeredWithin } from './answeredWithin';
import { Collided, DatabaseUnavailable, TookTooLong } from './database';
import { unavailableOr } from './unavailable';
import { withoutValues } from './withoutValues';

const countsRows: readonly string[] = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'];

/** Statements that could leave the role of a request on the embedded database, whose only session is a superuser's. */
const CHANGES_SESSION = /^(?:\s|--[^\n]*\n|\/\*[\s\S]*?\*\/|;)*(?:set|reset|discard|do)\b/i;

/** Receives each statement of a transaction, its duration in milliseconds, and the reason if it failed. */
export type Timed = (text: string, milliseconds: number, failure?: string) => void;

/** A connection for one transaction, in kysely's form. */
export class Connection implements DatabaseConnection {
  /** The connection is unusable: close it, do not return it to the pool. */
  lost = false;
  /** One of its statements changed, added or removed something. */
  wrote = false;
  #ended = false;

  /**
   * @param limit milliseconds that each statement may take; 0 for no limit
   * @param deadline the performance.now() time after which no statement is begun
   * @param ofRequests accepts one statement at a time, and none that would change the role
   */
  constructor(
    private readonly client: pg.PoolClient,
    private readonly limit: number,
    private readonly ofRequests = false,
    private readonly timed?: Timed,
    private readonly deadline = Number.POSITIVE_INFINITY,
  ) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.ofRequests && CHANGES_SESSION.test(query.sql)) {
      throw new Error('A request does not change its connection.');
    }
    if (performance.now() > this.deadline) throw new TookTooLong('A request took longer than it is given.');
    // In this mode PostgreSQL accepts a single statement: nothing can be injected after a semicolon.
    const mode = this.ofRequests ? 'extended' : undefined;
    const result = await this.send(query.sql, query.parameters, this.limit, mode);
    const affected = countsRows.includes(result.command) ? BigInt(result.rowCount ?? 0) : undefined;
    if (affected) this.wrote = true;
    return { rows: result.rows as R[], ...(affected === undefined ? {} : { numAffectedRows: affected }) };
  }

  // biome-ignore lint/correctness/useYield: kysely asks for the method; reading in pieces is not offered
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming queries are not offered: page with limit instead.');
  }

  /** Runs one statement, or several without parameters; returns the result of the last one. */
  async send(
    text: string,
    values: readonly unknown[] = [],
    limit = this.limit,
    queryMode?: 'extended',
  ): Promise<pg.QueryResult> {
    if (this.#ended) throw new Error('The transaction has ended: a query was not awaited.');
    const begun = performance.now();
    let failure: string | undefined;
    try {
      const query = { text, values: [...values], ...(queryMode && { queryMode }) };
      const answer: pg.QueryResult | pg.QueryResult[] = await answeredWithin(limit, this.client.query(query));
      return Array.isArray(answer) ? answer.at(-1) : answer;
    } catch (error) {
      const meaning = unavailableOr(error);
      if (meaning instanceof DatabaseUnavailable && !(meaning instanceof Collided)) this.lost = true;
      failure = String((error as { code?: unknown }).code ?? 'failed');
      throw withoutValues(meaning);
    } finally {
      this.timed?.(text, performance.now() - begun, failure);
    }
  }

  end(): void {
    this.#ended = true;
    this.client.release(this.lost);
  }
}
