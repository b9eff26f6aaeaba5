/** The state of an external dependency: logs one line when it becomes unavailable and one when it is back. */
export interface Outage {
  /** @param refused the number of operations that failed because of it */
  begins(why: string, refused?: number): void;
  ends(): void;
}

/** Milliseconds in which one line is enough: an outage breaks all connections, and some report it late. */
const TOGETHER = 1000;

/**
 * @param what the beginning of a sentence: `The database`
 * @param meanwhile the effect on people
 */
export function createOutageReporter(
  log: (message: string) => void,
  what: string,
  meanwhile: string,
): Outage {
  let lastLineAt = Number.NEGATIVE_INFINITY;
  let away = false;
  let met = 0;
  return {
    begins(why, refused = 1) {
      met += refused;
      const now = performance.now();
      if (away || now - lastLineAt < TOGETHER) return;
      [away, lastLineAt] = [true, now];
      log(`${what} does not answer: ${why}. ${meanwhile}`);
    },
    ends() {
      if (!away) return;
      log(`${what} answers again; ${met} pieces of work failed meanwhile.`);
      [away, met] = [false, 0];
    },
  };
}

/** Returns the underlying reason: `fetch` itself only says that it failed. */
export function reasonOf(error: unknown): string {
  const { cause, message } = error as Error;
  return cause instanceof Error ? cause.message || message : message;
}
