/** Something that others run and we need: told when it goes away and when it is back, a line each. */
export interface Outage {
  /** @param refused pieces of work that met it */
  begins(why: string, refused?: number): void;
  ends(): void;
}

/** Milliseconds in which one line is enough: what goes away takes all connections with it, and some answer last. */
const TOGETHER = 1000;

/**
 * @param what as a sentence begins with it: `The database`
 * @param meanwhile what people get of it
 */
export function createOutage(log: (message: string) => void, what: string, meanwhile: string): Outage {
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

/** What went wrong on the way there: `fetch` itself says only that it failed. */
export function reasonOf(error: unknown): string {
  const { cause, message } = error as Error;
  return cause instanceof Error ? cause.message || message : message;
}
