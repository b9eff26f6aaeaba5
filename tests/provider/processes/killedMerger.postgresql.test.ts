import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  mergedCalls,
  resizingPdf,
  resizingSignOffline,
  resizingStatus,
} from '../../../contract/resizing/endpoints';
import {
  receivingAnswer,
  receivingCalls,
  receivingSchools,
} from '../../../contract/resizing/receivingEndpoints';
import type { MergedSchool } from '../../../contract/resizing/resizing';
import { openDatabase } from '../../../provider/db/openDatabase';
import { demoAuthorityFolder } from '../../../provider/signing/sign/demoAuthority';
import { ask } from '../../fixtures/ask';
import { type DatabasePlace, databasePlace } from '../../fixtures/database';
import { PASSWORD } from '../../fixtures/identityProvider';
import { HEAD, resizingSchools } from '../../fixtures/resizingSchools';
import type { RunningProvider } from '../../fixtures/runningProvider';
import { signedElsewhere, uploadSigned } from '../../fixtures/signedElsewhere';
import { signIn } from '../../fixtures/signIn';
import { startOn } from '../../fixtures/startOn';
import { whileHeld } from '../../fixtures/whileHeld';

describe('the conclusion of a merger whose process is killed (kill -9)', () => {
  let place: DatabasePlace;
  let provider: RunningProvider | undefined;
  // Registered before the hooks of the schools, which close the database, so that it runs after them.
  afterAll(async () => {
    await provider?.stop();
    await place.remove();
  });
  const schools = resizingSchools({}, async () => {
    place = await databasePlace();
    return openDatabase(place.options);
  });
  beforeAll(async () => {
    await schools.nameHead();
    await schools.toDocument();
  });

  /** Starts a process in place of the killed one. */
  async function start() {
    const trust = join(place.options.dataDir, 'trusted');
    provider = await startOn(place, { TRUST_DIR: trust, REVOCATION: 'said' });
    const { url } = provider;
    const [merged, receiving] = await Promise.all(
      ['supervisor.SG10001', 'supervisor.SG10002'].map((name) => signIn(url, name, PASSWORD)),
    );
    if (!merged || !receiving) throw new Error('Nobody could sign in.');
    return { merged, receiving };
  }
  const kill = async () => {
    await provider?.kill();
    provider = undefined;
  };

  /** Returns the number of rows that a conclusion writes. */
  const kept = async () => {
    const { rows } = await schools.db.pool.query(`select
      (select count(*)::int from document_signature) as signatures,
      (select count(*)::int from procedure_receipt) as receipts,
      (select count(*)::int from mail) as mails,
      (select count(*)::int from resizing_answer) as answers,
      (select count(*)::int from audit_entry where entity = 'resizing') as lines,
      (select count(*)::int from resizing_choice where sent_at is not null) as sent`);
    return rows[0];
  };
  /** Waits until the server has noticed that the process of these transactions is gone. */
  const rolledBack = () =>
    expect
      .poll(async () => {
        const { rows } = await schools.db.pool.query(`select count(*)::int as open from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`);
        return rows[0].open;
      })
      .toBe(0);

  /** Kills the process while the call waits for its last step, the receipt. */
  async function killedInTheMiddle(call: () => Promise<unknown>): Promise<void> {
    const [answer] = await whileHeld(
      schools.db,
      (tx) => sql`lock table procedure_receipt in share mode`.execute(tx),
      [() => call().catch(() => 'cut off')],
      kill,
    );
    expect(answer).toBe('cut off');
    await rolledBack();
  }

  /** Kills the process once the call has committed, whether its response has arrived or not. */
  async function killedOnceStored(call: () => Promise<unknown>, receipts: number): Promise<void> {
    const answered = call().catch(() => 'cut off');
    await expect.poll(async () => (await kept()).receipts, { interval: 1 }).toBe(receipts);
    await kill();
    await answered;
  }

  it('by the signature of the merged school leaves nothing half done; signed again it is concluded once', async () => {
    const { content } = (await ask(schools.as('supervisor.SG10001'), resizingPdf)).body;
    const file = await signedElsewhere(schools, content, HEAD.codiceFiscaleDs);
    const trust = join(place.options.dataDir, 'trusted');
    mkdirSync(trust);
    cpSync(join(demoAuthorityFolder(schools.dataDir), 'authority.crt'), join(trust, 'authority.crt'));
    const before = await kept();
    const sign = (person: Parameters<typeof uploadSigned>[0]) =>
      uploadSigned(person, resizingSignOffline.path, file, 'the-signature-of-the-head');

    const first = await start();
    await killedInTheMiddle(() => sign(first.merged));
    expect(await kept()).toEqual(before);
    const second = await start();
    expect((await ask(second.merged, resizingStatus)).body.status).toBe('CREATED');
    expect((await ask(second.receiving, receivingSchools)).body).toEqual([]);

    await killedOnceStored(() => sign(second.merged), 1);
    const stored = await kept();
    expect(stored).toMatchObject({ signatures: before.signatures + 1, receipts: 1 });
    expect(stored.sent).toBeGreaterThan(0);
    const third = await start();
    const answers = [await sign(third.merged), await sign(third.merged)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]).toEqual(answers[0]);
    expect(await kept()).toEqual(stored);
    expect((await ask(third.merged, resizingStatus)).body.status).toBe('COMPLETED');
    expect((await ask(third.merged, mergedCalls.receipt)).status).toBe(200);
    await provider?.stop();
  });

  it('by the last answer of the receiving school leaves no answer; given again it is concluded once', async () => {
    const first = await start();
    const one = (await ask(first.receiving, receivingSchools)).body[0] as MergedSchool;
    const applicationData = one.applicationData.map((data) => ({ ...data, status: 'ACCEPTED' as const }));
    const answerAll = (person: Parameters<typeof ask>[0]) =>
      ask(person, receivingAnswer, { body: [{ ...one, applicationData }], key: 'the-last-answers' });
    const before = await kept();
    await killedInTheMiddle(() => answerAll(first.receiving));
    expect(await kept()).toEqual(before);
    const second = await start();
    expect((await ask(second.receiving, receivingCalls.read)).body.step).toBe('informativa');

    await killedOnceStored(() => answerAll(second.receiving), 2);
    const stored = await kept();
    expect(stored).toMatchObject({ answers: 4, receipts: 2 });
    const third = await start();
    expect((await answerAll(third.receiving)).status).toBe(200);
    expect((await answerAll(third.receiving)).status).toBe(200);
    expect(await kept()).toEqual(stored);
  });
});
