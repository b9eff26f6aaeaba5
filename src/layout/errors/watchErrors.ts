import type { RootOptions } from 'react-dom/client';
import type { ConsoleError } from '../../../contract/consoleErrors/consoleError';

/** Parts of addresses that are the same for everybody; all others are left out of a report. */
const known = new Set<string>();

/** Adds the addresses of pages, as they are declared: `/user`, `/licenze/:id`. */
export function knowPaths(paths: readonly string[]): void {
  for (const part of paths.join('/').split('/')) if (!part.startsWith(':')) known.add(part);
}

/**
 * Reports errors that nothing caught, and those that a boundary of React caught. The code that
 * makes and sends reports is fetched for the first error.
 *
 * @returns what the root of React is made with
 */
export function watchErrors(console: ConsoleError['console']): RootOptions {
  const report = (kind: ConsoleError['kind'], error: unknown) =>
    void import('./reportError').then(
      ({ reportError }) => reportError({ console, kind, error, known }),
      // Where nothing can be fetched, nothing can be sent.
      () => undefined,
    );
  window.addEventListener('error', ({ error }) => report('error', error));
  window.addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason));
  return {
    onCaughtError(error) {
      globalThis.console.error(error);
      report('render', error);
    },
  };
}
