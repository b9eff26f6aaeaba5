import type { RootOptions } from 'react-dom/client';
import type { ConsoleError } from '../../../contract/consoleErrors/consoleError';

/** Path segments that are the same for everyone; all others are removed from a report. */
const known = new Set<string>();

/** Adds the segments of the paths of pages, such as `/user` or `/licenze/:id`, without parameters. */
export function knowPaths(paths: readonly string[]): void {
  for (const part of paths.join('/').split('/')) if (!part.startsWith(':')) known.add(part);
}

/**
 * Reports uncaught errors and those caught by a React error boundary. The code that builds and sends reports is loaded
 * on the first error.
 *
 * @returns the options for the React root
 */
export function watchErrors(console: ConsoleError['console']): RootOptions {
  const report = (kind: ConsoleError['kind'], error: unknown) =>
    void import('./reportError').then(
      ({ reportError }) => reportError({ console, kind, error, known }),
      // If the code cannot be fetched, a report could not be sent either.
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
