import { expect, it } from 'vitest';
import type { Database } from '../../../../provider/db/database';
import { pastTables } from '../../../../provider/demo/past';
import { testDatabase } from '../../../fixtures/database';
import { fillDemo } from '../../../fixtures/demoResources';

/** Returns all rows that the demo writes itself, and its purchases and actions. */
async function made(): Promise<readonly string[][]> {
  const db: Database = await testDatabase();
  await fillDemo(db);
  const tables = await db.asOwner(async (tx) => {
    const rows = [];
    for (const table of [...pastTables, 'licence_product', 'yearly_contract', 'audit_entry'] as const)
      rows.push(await tx.selectFrom(table).selectAll().execute());
    return rows;
  });
  await db.close();
  return tables.map((rows) => rows.map((row) => JSON.stringify(row)).sort());
}

it('what the schools of the demo have is the same whenever it is made', async () => {
  const once = await made();
  expect(once.flat().length).toBeGreaterThan(1000);
  expect(await made()).toEqual(once);
});
