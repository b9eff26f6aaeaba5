/** Maximum number of concurrent requests: it fills a good line while the store writes and the next URL is signed. */
const MOST_AT_ONCE = 3;
/** Amount of data in flight, in milliseconds of transfer time: a break loses no more, and a good line is never idle. */
const AT_RISK = 10_000;
/** After a break: the amount in flight as a share of the time since then. */
const SHARE_AT_RISK = 1 / 4;
/** Milliseconds over which the speed is averaged. */
const MEASURED = 10_000;

/** Decides how much of a file is in flight at once, by the speed at which the store accepted earlier parts. */
export interface Concurrency {
  /** Returns how many requests of this size in bytes may run at once. */
  atOnce(bytes: number): number;
  /** Returns whether a part of this size in bytes may be sent in one request, although it could be sent in pieces. */
  allowsWhole(bytes: number): boolean;
  /** Reports an accepted request with its size in bytes. */
  accepted(bytes: number): void;
}

/**
 * Creates a {@link Concurrency} that measures the speed of the line. Until the first request is accepted, one runs at a
 * time.
 * @param now milliseconds of a monotonic clock
 * @param isBroken the line broke before: the amount in flight then starts small and grows while the line holds
 */
export function measuredConcurrency(now: () => number, isBroken: boolean): Concurrency {
  const begun = now();
  let since = begun;
  let bytesSince = 0;
  /** Bytes per millisecond. */
  let speed: number | undefined;
  const bytesAtRisk = (): number | undefined =>
    speed === undefined
      ? undefined
      : speed * (isBroken ? Math.min(AT_RISK, SHARE_AT_RISK * (now() - begun)) : AT_RISK);
  return {
    atOnce: (bytes) => Math.max(1, Math.min(MOST_AT_ONCE, Math.floor((bytesAtRisk() ?? 0) / bytes))),
    allowsWhole: (bytes) => (bytesAtRisk() ?? (isBroken ? 0 : Number.POSITIVE_INFINITY)) >= bytes,
    accepted(bytes) {
      bytesSince += bytes;
      const elapsed = Math.max(1, now() - since);
      if (speed !== undefined && elapsed < MEASURED) return;
      speed = bytesSince / elapsed;
      if (elapsed >= MEASURED) [since, bytesSince] = [now(), 0];
    },
  };
}
