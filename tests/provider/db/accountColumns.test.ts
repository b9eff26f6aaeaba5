import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writtenFields, writtenUserFields } from '../../../contract/users/writtenUser';
import { asTaxCode } from '../../../contract/values/codiceFiscale';
import * as imported from '../../../provider/areas/users/imports/updateAccounts';
import * as stores from '../../../provider/areas/users/userStore';
import type { Database } from '../../../provider/db/database';
import * as created from '../../../provider/identity/accounts/newAccounts';
import { testDatabase } from '../../fixtures/database';
import { seedSchool } from '../../fixtures/seedSchool';
import { inserted } from '../../fixtures/storedUser';

const customerCode = 'SG10001';

const examples = {
  text: (name: string, nth: number) =>
    name === 'codicefiscale' ? asTaxCode(nth ? 'RSSMRA80A41H501Y' : 'RSSMRA80A01H501U') : `${name}@${nth}`,
  day: (_name: string, nth: number) => `2026-0${nth + 1}-01`,
  flag: (_name: string, nth: number) => nth === 0,
};
const exampleOf = (nth: number) =>
  Object.fromEntries(
    Object.entries(writtenUserFields).map(([name, { kind }]) => [name, examples[kind](name, nth)]),
  );

describe('the columns of what is written of a user', () => {
  let db: Database;
  beforeAll(async () => {
    db = await testDatabase();
    await seedSchool(db, customerCode);
  });
  afterAll(() => db.close());

  it('keep every field, in a new account and in one that is there', async () => {
    const [before, after] = await inserted(
      db,
      { ...created, ...imported, ...stores },
      exampleOf(0),
      exampleOf(1),
    );
    expect(before).toMatchObject(exampleOf(0));
    expect(after).toMatchObject(exampleOf(1));
  });

  it('are of fields that the calls write under names of their own', () => {
    expect(Object.keys(writtenFields).sort()).toEqual(
      ['cognome', 'nome', 'codiceFiscale', 'email', 'dataNascita', 'dataInizio', 'dataScadenza']
        .concat('spidEnabled', 'accessibility', 'otpenabled')
        .sort(),
    );
  });
});
