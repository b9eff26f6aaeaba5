import { brotliCompressSync, constants } from 'node:zlib';

const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Counts the JavaScript that a browser profile asks for from now on: each script once, as brotli at its best
 * makes it, whatever the server really sent.
 * @param {import('playwright-core').BrowserContext} context
 * @returns {() => Promise<number>} bytes
 */
export function countScripts(context) {
  const sizes = new Map();
  context.on('response', (answer) => {
    const type = answer.headers()['content-type'] ?? '';
    if (!/javascript/.test(type) || !answer.ok()) return;
    sizes.set(
      answer.url(),
      answer.body().then((body) => brotliCompressSync(body, BEST).length),
    );
  });
  return async () => (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
}
