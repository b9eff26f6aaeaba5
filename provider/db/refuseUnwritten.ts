import type { StoredEntity } from '../../contract/storing/stored';
import { StartupError } from './startupError';
import { storedMigration } from './storedMigration';

/**
 * A resource whose table is not as it is declared would fail at each of its calls.
 * @param texts of the migrations that there are, in their order
 * @throws StartupError naming those that no migration brings to their declaration
 */
export function refuseUnwritten(entities: readonly StoredEntity[], texts: readonly string[]): void {
  const names = entities
    .filter((entity) => storedMigration(entity, texts) !== undefined)
    .map(({ name }) => name);
  if (names.length === 0) return;
  throw new StartupError(
    `The tables of ${names.join(', ')} are not as contract/stored declares them: run "npm run migration", and read what it writes.`,
  );
}
