import { brotliCompressSync, constants } from 'node:zlib';

const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Counts the JavaScript that a browser profile asks for from now on: each script once, as brotli at its best
 * makes it, whatever the server really sent.
 * @param {import('playwright-core').BrowserContext} context
 * @returns {(until?: number) => Promise<number>} bytes; of those begun before `until` (milliseconds since 1970), or of all
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

// Asked again: the browser forgets what it received before it went to another page.
async function sizeOf(url) {
  const answer = await fetch(url);
  return brotliCompressSync(Buffer.from(await answer.arrayBuffer()), BEST).length;
}
