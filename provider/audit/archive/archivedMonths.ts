import type { Database } from '../../db/database';
import type { ArchivedKind, ArchivedMonth } from './archivedMonth';

/** Reads the files of a school, from the first one. */
export const readMonths = (
  db: Database,
  kind: ArchivedKind,
  customerCode: string,
): Promise<readonly ArchivedMonth[]> =>
  db.asPlatform((tx) =>
    tx
      .selectFrom('archived_month')
      .selectAll()
      .where('kind', '=', kind)
      .where('customer_code', '=', customerCode)
      .orderBy('place')
      .execute(),
  );

/** Reads the newest file of a school. */
export const lastMonth = (
  db: Database,
  kind: ArchivedKind,
  customerCode: string,
): Promise<ArchivedMonth | undefined> =>
  db.asPlatform((tx) =>
    tx
      .selectFrom('archived_month')
      .selectAll()
      .where('kind', '=', kind)
      .where('customer_code', '=', customerCode)
      .orderBy('place', 'desc')
      .limit(1)
      .executeTakeFirst(),
  );
