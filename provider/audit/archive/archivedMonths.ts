import type { Database } from '../../db/database';
import type { ArchivedKind, ArchivedMonth } from './archivedMonth';

/** Reads the rows of a school's archived files of one kind, oldest first. */
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

/** Reads the row of a school's newest archived file of one kind. */
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
