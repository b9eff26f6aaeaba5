import { sql } from 'kysely';
import { examples } from '#exampleRecords';
import { snakeCase } from '../../contract/storing/snakeCase';
import type { StoredEntity } from '../../contract/storing/stored';
import type { Clock } from '../../contract/values/clock';
import { dayInRome } from '../../contract/values/dates';
import { insertStored, type StoredRecord } from '../areas/stored/storedStore';
import type { Database } from '../db/database';

interface Records {
  readonly entity: StoredEntity;
  readonly recordsAt: (today: string) => readonly (StoredRecord & { readonly createdBy: string })[];
}

interface Place {
  readonly db: Database;
  readonly clock: Clock;
}

const SCHOOL = 'SG10001';

/** With EXAMPLES=1, adds the records of the example resources to the demo, if their tables are empty. */
export async function insertExamples({ db, clock }: Place): Promise<void> {
  const now = clock.now();
  for (const { entity, recordsAt } of examples as readonly Records[])
    await db.asOwner(async (tx) => {
      const table = sql.table(snakeCase(entity.name));
      const { rows } = await sql`select 1 from ${table} limit 1`.execute(tx);
      if (rows.length > 0) return;
      for (const { createdBy, ...record } of recordsAt(dayInRome(now)))
        await insertStored(tx, entity, SCHOOL, record as StoredRecord, { now, uid: createdBy });
    });
}
