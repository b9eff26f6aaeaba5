/** Browsers limit the bodies of all simultaneous keepalive requests to 64 KiB in total, and fail requests beyond it. */
const MOST_BYTES = 60_000;
/** Browsers also limit the number of simultaneous keepalive requests; a page rarely sends two at a time. */
const MOST_AT_ONCE = 8;

let bytes = 0;
let requests = 0;

/**
 * Sends a request that changes data with `keepalive`, so that it completes even if the tab is closed, within the limits
 * of browsers. A request that is too large is sent without it.
 *
 * @param send receives whether to use `keepalive`
 */
export async function withKeepalive<T>(
  body: string | null,
  send: (keepalive: boolean) => Promise<T>,
): Promise<T> {
  const size = body === null ? 0 : sizeOf(body);
  if (bytes + size > MOST_BYTES || requests >= MOST_AT_ONCE) return send(false);
  bytes += size;
  requests += 1;
  try {
    return await send(true);
  } finally {
    bytes -= size;
    requests -= 1;
  }
}

/**
 * Returns the size of a text in bytes. Long texts are not encoded, because a text has at least as many bytes as
 * characters.
 */
const sizeOf = (body: string): number =>
  body.length > MOST_BYTES ? body.length : new TextEncoder().encode(body).length;
