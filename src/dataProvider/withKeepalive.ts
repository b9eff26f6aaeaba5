/** Browsers let requests outlive their page up to 64 KiB of bodies at once, and fail those beyond it. */
const MOST_BYTES = 60_000;
/** They also limit how many; a page rarely sends two at a time. */
const MOST_AT_ONCE = 8;

let bytes = 0;
let requests = 0;

/**
 * Sends something that changes data so that it arrives though the tab is closed meanwhile, as far as browsers
 * allow that. What is too large for it is sent as ever.
 *
 * @param send told whether the request may outlive the page
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

/** No more than needs to be known: a text has at least as many bytes as characters. */
const sizeOf = (body: string): number =>
  body.length > MOST_BYTES ? body.length : new TextEncoder().encode(body).length;
