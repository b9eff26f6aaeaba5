import type { Database } from './database';
import { StartupError } from './startupError';

/** The database was made by a version before 1.0.0, whose migrations were replaced by a baseline. */
export class EarlierDatabase extends StartupError {
  constructor(kind: Database['kind']) {
    const advice =
      kind === 'pglite'
        ? 'name an empty folder with DATA_DIR, or, where it holds the demo, make that again with "npm run demo:reset"'
        : 'name an empty one with DATABASE_URL';
    super(
      `The database was made by a version before 1.0.0, and cannot be brought up to this version: ${advice}.`,
    );
  }
}
