import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { practiceFiles, practiceUpload } from '../../../../contract/endpoints/practices';
import type { Tx } from '../../../../provider/db/database';
import { addUpload } from '../../../../provider/db/uploads';
import { type Answer, ask, refusal } from '../../../fixtures/ask';
import { somebodyWaits } from '../../../fixtures/somebodyWaits';
import { SOURCE, transfers } from '../../../fixtures/transfers';

const query = { customer: 'SG10001', codMin: SOURCE, area: 'Didattica' } as const;

describe('a practice that somebody else changes', () => {
  const school = transfers();
  const supervisor = () => school.as('supervisor.SG10001');
  const names = async () =>
    (await ask(supervisor(), practiceFiles, { query })).body.map((one: { filename: string }) => one.filename);
  async function withFile(): Promise<void> {
    await school.schools.nameHead();
    await school.toChoices();
    await school.save();
    await school.send();
  }
  afterEach(() =>
    school.schools.db.asOwner(async (tx) => {
      for (const table of ['upload', 'practice', 'procedure_run'] as const)
        await tx.deleteFrom(table).execute();
    }),
  );
  /** What a call is answered that waits for the practice, which is changed before it goes on. */
  async function whileHeld(
    change: (tx: Tx) => Promise<unknown>,
    call: () => Promise<Answer>,
  ): Promise<Answer> {
    let asked: Promise<Answer> | undefined;
    await school.schools.db.asOwner(async (tx) => {
      await sql`select from practice for update`.execute(tx);
      await change(tx);
      asked = call();
      await somebodyWaits(school.schools.db);
    });
    return asked as Promise<Answer>;
  }

  it('takes no file that came as it was signed', async () => {
    await withFile();
    const begun = await whileHeld(
      (tx) => tx.updateTable('practice').set({ status: 'SIGNED' }).execute(),
      () => ask(supervisor(), practiceUpload, { body: school.upload({ name: 'altro.zip' }) }),
    );
    expect(refusal(begun)).toEqual({ status: 409, code: 'conflict' });
    expect(await names()).toEqual(['dati.zip']);
  });

  it('is signed while somebody else goes on: neither waits for the other', async () => {
    await withFile();
    await school.document();
    let signed: Promise<Answer> | undefined;
    await school.schools.db.asOwner(async (tx) => {
      // As an event of the procedure does: first the run, then the row.
      await sql`select from procedure_run for update`.execute(tx);
      signed = school.signOnline();
      await somebodyWaits(school.schools.db);
      await sql`select from practice for update`.execute(tx);
    });
    expect((await signed)?.body).toMatchObject({ signer: 'Anna Rossi' });
  });

  it('has no document of files that it does not name', async () => {
    await withFile();
    const at = school.schools.clock.now();
    const made = await whileHeld(
      (tx) =>
        addUpload(tx, {
          ...{ customer_code: 'SG10001', id: crypto.randomUUID(), folder: `transfer/${SOURCE}/Didattica` },
          ...{ name: 'altro.zip', size: 4, part_size: 4, store: 'disk', store_id: 'x' },
          ...{ by_uid: 'collega.SG10001', by_name: 'Gialli Ivo', begun_at: at, last_at: at },
        }),
      () => school.document(),
    );
    expect(refusal(made)).toEqual({ status: 409, code: 'conflict' });
    expect(await names()).toHaveLength(2);
  });
});
