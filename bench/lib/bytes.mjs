import { brotliCompressSync, constants } from 'node:zlib';

const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Counts the JavaScript that a browser profile asks for from now on: each script once, as brotli at its best
 * makes it, whatever the server really sent.
 * @param {import('playwright-core').BrowserContext} context
 * @returns {() => Promise<number>} bytes
 */
export function countScripts(context) {
  const asked = new Set();
  context.on('response', (answer) => {
    if (/javascript/.test(answer.headers()['content-type'] ?? '') && answer.ok()) asked.add(answer.url());
  });
  return async () => {
    const sizes = await Promise.all([...asked].map(sizeOf));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
}

// Asked again: the browser forgets what it received before it went to another page.
async function sizeOf(url) {
  const answer = await fetch(url);
  return brotliCompressSync(Buffer.from(await answer.arrayBuffer()), BEST).length;
}
