import { brotliCompressSync, constants } from 'node:zlib';

const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Counts the JavaScript that a browser profile requests from now on: each script once, at its size under maximum brotli
 * compression, whatever the server really sent.
 * @param {import('playwright-core').BrowserContext} context
 * @returns {(until?: number) => Promise<number>} bytes; of requests started before `until` (milliseconds since 1970),
 * or of all
 */
export function countScripts(context) {
  const asked = new Map();
  context.on('response', (answer) => {
    const script = /javascript/.test(answer.headers()['content-type'] ?? '') && answer.ok();
    if (script && !asked.has(answer.url())) asked.set(answer.url(), answer.request().timing().startTime);
  });
  return async (until = Number.POSITIVE_INFINITY) => {
    const begun = [...asked].filter(([, start]) => start <= until).map(([url]) => url);
    const sizes = await Promise.all(begun.map(sizeOf));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
}

// Requested again: the browser discards a response body when it navigates to another page.
async function sizeOf(url) {
  const answer = await fetch(url);
  return brotliCompressSync(Buffer.from(await answer.arrayBuffer()), BEST).length;
}
