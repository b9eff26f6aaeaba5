import type { StoredEntity } from '../../contract/storing/stored';
import { StartupError } from './startupError';
import { storedMigration } from './storedMigration';

/**
 * Refuses to start if a resource's table differs from its declaration: each of its calls would fail.
 * @param texts of the existing migrations, in order
 * @throws StartupError naming the resources for which a migration is missing
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
