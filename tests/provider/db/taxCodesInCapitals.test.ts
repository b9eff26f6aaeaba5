import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../provider/db/database';
import { migrations } from '../../../provider/db/migrations';
import { testDatabase } from '../../fixtures/database';
import { seedSchool } from '../../fixtures/seedSchool';

const CODE = 'RSSMRA80A01H501U';
const written = ' rssmra80a01h501u\t';

describe('tax codes that were stored as they were typed', () => {
  let db: Database;
  beforeEach(async () => {
    db = await testDatabase();
  });
  afterEach(() => db.close());

  it('are brought to capitals without blanks around them, and the others stay as they are', async () => {
    await seedSchool(db, 'SG10001', {
      accounts: [
        { username: 'minuscole', codice_fiscale: written },
        { username: 'sbagliato', codice_fiscale: 'SBAGLIATO' },
        { username: 'mancante', codice_fiscale: null },
      ],
    });
    const { text = '' } = migrations.find(({ name }) => name === '0040_tax_codes_in_capitals') ?? {};
    const rows = await db.asOwner(async (tx) => {
      await sql`insert into preservation (customer_code, opened_at, manager_cf, ds_cf)
        values ('SG10001', now(), ${written}, ${written})`.execute(tx);
      await sql`insert into preservation_document (customer_code, kind, generation, signer_name, signer_cf)
        values ('SG10001', 'Contratto', 1, 'Mario Rossi', ${written})`.execute(tx);
      await sql`insert into registry_person (customer_code, anno, prg_anagrafe, nome, cognome, codice_fiscale, ruoli)
        values ('SG10001', 2026, '1', 'Mario', 'Rossi', ${written}, '[]')`.execute(tx);
      await sql.raw(text).execute(tx);
      return {
        accounts: await tx
          .selectFrom('account')
          .select(['username', 'codice_fiscale', 'tax_code_wrong'])
          .orderBy('username')
          .execute(),
        activation: await tx.selectFrom('preservation').select(['manager_cf', 'ds_cf']).execute(),
        documents: await tx.selectFrom('preservation_document').select('signer_cf').execute(),
        people: await tx.selectFrom('registry_person').select('codice_fiscale').execute(),
      };
    });
    expect(rows).toEqual({
      accounts: [
        { username: 'mancante', codice_fiscale: null, tax_code_wrong: null },
        { username: 'minuscole', codice_fiscale: CODE, tax_code_wrong: false },
        { username: 'sbagliato', codice_fiscale: 'SBAGLIATO', tax_code_wrong: true },
      ],
      activation: [{ manager_cf: CODE, ds_cf: CODE }],
      documents: [{ signer_cf: CODE }],
      people: [{ codice_fiscale: CODE }],
    });
  });
});
