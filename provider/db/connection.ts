import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type pg from 'pg';
import { answeredWithin } from './answeredWithin';
import { Collided, DatabaseUnavailable, TookTooLong } from './database';
import { unavailableOr } from './unavailable';
import { withoutValues } from './withoutValues';

const countsRows: readonly string[] = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'];

/** What on the embedded database, whose one session is a superuser's, would give the role up. */
const CHANGES_SESSION = /^(?:\s|--[^\n]*\n|\/\*[\s\S]*?\*\/|;)*(?:set|reset|discard|do)\b/i;

/** Is told of each statement of a transaction, how many milliseconds it took, and why it failed where it did. */
export type Timed = (text: string, milliseconds: number, failure?: string) => void;

/** One connection for the length of one transaction, as kysely wants it. */
export class Connection implements DatabaseConnection {
  /** The connection cannot be used again: it must be closed, not given back to the pool. */
  lost = false;
  /** A statement of it changed, added or removed something. */
  wrote = false;
  #ended = false;

  /**
   * @param limit milliseconds that each statement may take; 0 for no limit
   * @param deadline the moment, as performance.now() tells it, after which no statement is begun
   * @param ofRequests takes one statement at a time, and none that would change the role
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
    // PostgreSQL takes one statement alone in this mode: nothing is smuggled in after a semicolon.
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

  /** Runs one statement, or several without parameters; answers the last one's result. */
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
