// While the provider does not start, `npm run dev` shows the reason in the browser, and the console again once it does.

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** @param {string} reason */
const page = (reason) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>The provider does not start</title>
    <script type="module" src="/@vite/client"></script>
  </head>
  <body style="font: 1rem/1.5 sans-serif; max-width: 60rem; margin: 3rem auto; padding: 0 1rem">
    <h1>The provider does not start</h1>
    <pre style="white-space: pre-wrap">${escaped(reason)}</pre>
    <p>This page reloads when it does.</p>
  </body>
</html>
`;

/**
 * @returns {{ plugin: import('vite').Plugin, tell(reason?: string): void }} `tell` is called with the reason, and
 *   without one once the provider runs
 */
export function failedStart() {
  /** @type {string | undefined} */
  let shown;
  /** @type {import('vite').ViteDevServer | undefined} */
  let server;
  return {
    plugin: {
      name: 'failed-start',
      configureServer(started) {
        server = started;
        started.middlewares.use((request, response, next) => {
          if (shown === undefined || !request.headers.accept?.includes('text/html')) return next();
          response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'retry-after': '1' });
          response.end(page(shown));
        });
      },
    },
    tell(reason) {
      const recovered = shown !== undefined && reason === undefined;
      shown = reason;
      // The reason is shown over the page and the page stays, so that typed text is not lost.
      if (reason !== undefined) server?.ws.send({ type: 'error', err: { message: reason, stack: '' } });
      if (recovered) server?.ws.send({ type: 'full-reload' });
    },
  };
}
