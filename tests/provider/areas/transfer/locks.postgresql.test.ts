import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { practiceFiles, practiceUpload } from '../../../../contract/transfer/endpoints';
import { runOperator } from '../../../../provider/cli/runOperator';
import type { Tx } from '../../../../provider/db/database';
import { addUpload } from '../../../../provider/db/uploads';
import { type Answer, ask, refusal } from '../../../fixtures/ask';
import { OPERATOR_SECRET } from '../../../fixtures/identityProvider';
import { openMails } from '../../../fixtures/openMails';
import { SOURCE, transfers } from '../../../fixtures/transfers';
import { whileHeld } from '../../../fixtures/whileHeld';

const query = { customer: 'SG10001', codMin: SOURCE, area: 'Didattica' } as const;

const lockPractice = (tx: Tx) => sql`select from practice for update`.execute(tx);

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
  /** Returns the response to a call that waits for the practice, which is changed meanwhile. */
  async function whileChanged(
    change: (tx: Tx) => Promise<unknown>,
    call: () => Promise<Answer>,
  ): Promise<Answer> {
    const hold = async (tx: Tx) => {
      await lockPractice(tx);
      await change(tx);
    };
    const [answer] = await whileHeld(school.schools.db, hold, [call]);
    return answer as Answer;
  }

  it('takes no file that came as it was signed', async () => {
    await withFile();
    const begun = await whileChanged(
      (tx) => tx.updateTable('practice').set({ status: 'SIGNED' }).execute(),
      () => ask(supervisor(), practiceUpload, { body: school.upload({ name: 'altro.zip' }) }),
    );
    expect(refusal(begun)).toEqual({ status: 409, code: 'conflict' });
    expect(await names()).toEqual(['dati.zip']);
  });

  it('is signed while somebody else goes on: neither waits for the other', async () => {
    await withFile();
    await school.document();
    // In the same order as an event of the procedure: first the run, then the row.
    const lockRun = (tx: Tx) => sql`select from procedure_run for update`.execute(tx);
    const [signed] = await whileHeld(school.schools.db, lockRun, [() => school.signOnline()], lockPractice);
    expect(signed?.body).toMatchObject({ signer: 'Anna Rossi' });
  });

  it('has no document of files that it does not name', async () => {
    await withFile();
    const at = school.schools.clock.now();
    const made = await whileChanged(
      (tx) =>
        addUpload(tx, {
          customer_code: 'SG10001',
          id: crypto.randomUUID(),
          folder: `transfer/${SOURCE}/Didattica`,
          name: 'altro.zip',
          size: 4,
          part_size: 4,
          store: 'disk',
          store_id: 'x',
          by_uid: 'collega.SG10001',
          by_name: 'Gialli Ivo',
          begun_at: at,
          last_at: at,
        }),
      () => school.document(),
    );
    expect(refusal(made)).toEqual({ status: 409, code: 'conflict' });
    expect(await names()).toHaveLength(2);
  });

  it('that the staff begins at the same time as a colleague is begun once, and the school gets one message', async () => {
    // A code signs once.
    school.schools.clock.move(130_000);
    expect((await school.toSigned()).body).toMatchObject({ signer: 'Anna Rossi' });
    const { db, url } = school.schools;
    const start = ['transfers', 'start', '--school', 'SG10001', '--source', SOURCE, '--area', 'Didattica'];
    const byColleague = async (tx: Tx) => {
      await lockPractice(tx);
      await tx.updateTable('practice').set({ status_operatore: 'STARTED' }).execute();
    };
    const begin = () => runOperator(start, { OPERATOR_URL: url, OPERATOR_SECRET });
    const [begun] = await whileHeld(db, byColleague, [begin]);
    expect(begun).toMatchObject({ code: 1 });
    // The colleague's own call notifies the school.
    const told = await openMails(db, ({ subject }) =>
      subject.startsWith('Trasferimento dati in lavorazione'),
    );
    expect(told).toEqual([]);
  });
});
