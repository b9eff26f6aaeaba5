import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../../provider/db/database';
import { copyOfSources } from '../../../fixtures/copyOfSources';
import { ownDatabase } from '../../../fixtures/database';
import { seedSchool } from '../../../fixtures/seedSchool';
import { inserted, type Stores } from '../../../fixtures/storedUser';

/** Code for a new field of a user: file, position and inserted text. */
const NEW_FIELD: readonly (readonly [path: string, before: string, text: string])[] = [
  [
    'contract/users/user.ts',
    '  spidEnabled: {',
    "  telefono: { kind: 'text', max: 30, privacy: 'personal' },\n",
  ],
  ['provider/db/migrations/9999_telephone.sql', '', 'alter table account add column telefono text;\n'],
  [
    'provider/db/tables.ts',
    '  data_inizio: ',
    '  telefono: ColumnType<string | null, string | null | undefined, string | null>;\n',
  ],
  ['provider/db/accountColumns.ts', "  spidEnabled: 'spid", "  telefono: 'telefono',\n"],
  ['src/resources/users/userForm.ts', "'dataNascita',", "'telefono', "],
  ['src/i18n/it/userList.ts', "    dataNascita: '", "    telefono: 'Telefono',\n"],
  ['src/i18n/en/user.ts', "    dataNascita: '", "    telefono: 'Telephone',\n"],
];

/** Code that reads or writes users on either side; its imports are compiled too. */
const READERS = [
  'contract/endpoints',
  'provider/areas/users',
  'provider/areas/registry',
  'provider/areas/imports',
  'provider/demo',
  'src/resources/users',
  'src/i18n',
];

describe('a new field of a user that the school writes', () => {
  const copy = copyOfSources();
  let db: Database;
  beforeAll(async () => {
    for (const [path, before, text] of NEW_FIELD) copy.insert(path, before, text);
    db = await ownDatabase();
    await db.asOwner((tx) => tx.schema.alterTable('account').addColumn('telefono', 'text').execute());
    await seedSchool(db, 'SG10001');
  });
  afterAll(async () => {
    await db.close();
    copy.remove();
  });

  it('stands in eight files at most, and all compiles', () => {
    expect(NEW_FIELD.length).toBeLessThanOrEqual(8);
    expect(copy.compile(READERS)).toBe('');
  });

  it('is missed by the compiler where it has no column', () => {
    copy.replace('provider/db/accountColumns.ts', "  telefono: 'telefono',\n", '');
    expect(copy.compile(['provider/db/accountColumns.ts'])).toContain("Property 'telefono' is missing");
    copy.insert('provider/db/accountColumns.ts', "  spidEnabled: 'spid", "  telefono: 'telefono',\n");
  });

  it('is accepted by the calls, stored, changed and read', async () => {
    const { writtenUser, writtenFields: fields } = await copy.load('contract/users/writtenUser.ts');
    expect(fields).toHaveProperty('telefono');
    const body = {
      cognome: 'Rossi',
      nome: 'Mario',
      codiceFiscale: 'RSSMRA80A01H501U',
      email: 'a@example.org',
    };
    const copied: Stores = {
      ...(await copy.load('provider/identity/accounts/newAccounts.ts')),
      ...(await copy.load('provider/areas/users/imports/updateAccounts.ts')),
      ...(await copy.load('provider/areas/users/userStore.ts')),
    };
    const sent = writtenUser({ ...body, telefono: ' 06 1234 ' });
    const [before, after] = await inserted(db, copied, sent, writtenUser(body));
    expect(before).toHaveProperty('telefono', '06 1234');
    expect(after).not.toHaveProperty('telefono');
  });
});
