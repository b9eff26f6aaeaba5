/** Concurrent requests on a good line: enough to use its bandwidth, as the store writes while the next address is signed. */
const MOST_AT_ONCE = 3;
/** Milliseconds of the line's time that may be under way at once: a break loses no more, and a good line is not idle. */
const AT_RISK = 10_000;
/** Share of the time since a break that may be under way. */
const SHARE_AT_RISK = 1 / 4;
/** Milliseconds over which the speed is measured. */
const MEASURED = 10_000;

/** Decides how much of a file is under way at once, by the speed at which parts have been accepted. */
export interface Concurrency {
  /** Returns how many requests with so many bytes each may run at once. */
  atOnce(bytes: number): number;
  /** Returns whether a part of so many bytes may be sent in one request, if it can also be sent in pieces. */
  allowsWhole(bytes: number): boolean;
  /** Called with the bytes of each accepted request. */
  accepted(bytes: number): void;
}

/**
 * Begins to measure a line. Until something is accepted, one request runs at a time.
 * @param isBroken whether the line broke before: then little more is under way until it has held for a while
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
