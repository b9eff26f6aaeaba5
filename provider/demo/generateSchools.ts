import type { Database } from '../db/database';
import { insertCatalogue } from './insertPlatform';
import { insertSchools } from './insertSchools';
import { readRegistry } from './registry';
import { demoSchool } from './school';
import { ordinarySchool } from './schoolPlans';

export interface Amount {
  readonly schools: number;
  /** Accounts of each school. */
  readonly users: number;
}

interface Given {
  readonly today: string;
  readonly passwordHash: string;
  /** Called occasionally with the number of schools made. */
  readonly progress?: (schools: number) => void;
}

/** Schools in one transaction: some thousands of rows. */
const BATCH = 20;
/** Concurrent batches, so that rows are generated and stored at the same time. */
const AT_ONCE = 3;

/** Returns the code of the `index`th generated school: BM00001 for 0. */
export const generatedCode = (index: number): string => `BM${String(index + 1).padStart(5, '0')}`;

/**
 * Fills a database with generated schools, for benchmarks. The same amount always gives the same schools; an
 * interrupted run is continued.
 * @returns the number of schools added
 */
export async function generateSchools(db: Database, amount: Amount, given: Given): Promise<number> {
  const registry = await readRegistry();
  const birthplaces = [...new Set(registry.map(({ cadastralCode }) => cadastralCode))];
  const setting = { seed: 'sportello at large', today: given.today, birthplaces };
  await db.asOwner(insertCatalogue);
  const present = await db.asOwner((tx) =>
    tx.selectFrom('school').select('customer_code').where('customer_code', 'like', 'BM%').execute(),
  );
  const taken = new Set(present.map((row) => row.customer_code));
  const missing = Array.from({ length: amount.schools }, (_, index) => index).filter(
    (index) => !taken.has(generatedCode(index)),
  );
  let next = 0;
  const work = async () => {
    while (next < missing.length) {
      const batch = missing.slice(next, next + BATCH);
      next += BATCH;
      const schools = batch.map((index) => {
        const registered = registry[index % registry.length] as (typeof registry)[number];
        return demoSchool(ordinarySchool(generatedCode(index), registered, amount.users), setting);
      });
      await db.asOwner((tx) => insertSchools(tx, schools, given.passwordHash));
      given.progress?.(Math.min(next, missing.length) + taken.size);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return missing.length;
}
