import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayInRome } from '../../../../contract/values/dates';
import { verifyAudit } from '../../../../provider/audit/verifyAudit';
import type { Database, Tx } from '../../../../provider/db/database';
import { demoContents } from '../../../../provider/demo/resources/contents';
import { testDatabase } from '../../../fixtures/database';
import { DEMO_DAY, fillDemo } from '../../../fixtures/demoResources';

const shown = [
  'licence_product',
  'export_request',
  'practice',
  'registry_person',
  'operation',
  'audit_entry',
] as const;

describe('what the schools of the demo have', () => {
  let db: Database;
  beforeAll(async () => {
    db = await testDatabase();
    await fillDemo(db);
  });
  afterAll(() => db.close());
  const count = (table: (typeof shown)[number], customerCode: string) =>
    db.asOwner(async (tx: Tx) => {
      const rows = await tx
        .selectFrom(table)
        .select('customer_code')
        .where('customer_code', '=', customerCode)
        .execute();
      return rows.length;
    });

  it.each(shown)('is there to see in the first school: %s', async (table) => {
    expect(await count(table, 'SG10001')).toBeGreaterThan(2);
  });

  it('is no file that could be fetched and is not there: the time of each is over, and the recent one failed', async () => {
    const rows = await db.asOwner((tx) => tx.selectFrom('export_request').selectAll().execute());
    const until = ({ data_evasione, scadenza }: (typeof rows)[number]) =>
      addDays(dayInRome(data_evasione ?? new Date()), scadenza ?? 0);
    expect(rows.filter((row) => row.nome_file && until(row) >= DEMO_DAY)).toEqual([]);
    const unserved = rows.filter(({ nome_file }) => !nome_file);
    expect(unserved.map(({ customer_code, failed }) => [customer_code, failed])).toEqual([['SG10003', true]]);
  });

  it('is a registry only where pupils or staff are licensed', async () => {
    expect(await count('registry_person', 'SG10002')).toBe(0);
  });

  it('has something for each filter of the registry', async () => {
    const people = await db.asOwner((tx) =>
      tx
        .selectFrom('registry_person')
        .leftJoin('account', 'account.uid', 'registry_person.uid_portale')
        .select(['uid_portale', 'registry_person.codice_fiscale as own', 'account.codice_fiscale as theirs'])
        .where('registry_person.customer_code', '=', 'SG10001')
        .where('anno', '=', 2026)
        .execute(),
    );
    expect(people.some(({ uid_portale }) => uid_portale === null)).toBe(true);
    expect(people.some(({ own }) => (own?.length ?? 0) < 16)).toBe(true);
    expect(people.some(({ uid_portale, own, theirs }) => uid_portale && own !== theirs)).toBe(true);
  });

  it('is a log whose chain holds, in order of time', async () => {
    for (const school of ['SG10001', 'SP20001'])
      expect(await db.asOwner((tx) => verifyAudit(tx, school))).toBeUndefined();
    const times = await db.asOwner((tx) =>
      tx
        .selectFrom('audit_entry')
        .select('at')
        .where('customer_code', '=', 'SG10001')
        .orderBy('seq')
        .execute(),
    );
    const instants = times.map(({ at }) => at.toISOString());
    expect(instants).toEqual([...instants].sort());
    expect(instants.at(-1)?.slice(0, 10) ?? '').toMatch(/^2026-11-(19|20)$/);
  });

  it('is news of every category, each with a code of its own', async () => {
    expect(new Set(demoContents.map(({ code }) => code)).size).toBe(demoContents.length);
    const found = await db.asPlatform((tx) =>
      tx.selectFrom('content').select('category').distinct().orderBy('category').execute(),
    );
    expect(found.map(({ category }) => category)).toEqual(['aggiornamenti', 'normative', 'notizie']);
  });
});
