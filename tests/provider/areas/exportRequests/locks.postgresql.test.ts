import { describe, expect, it } from 'vitest';
import { exportRequestCancel, exportRequestList } from '../../../../contract/exportRequests/endpoints';
import type { Tx } from '../../../../provider/db/database';
import { ask } from '../../../fixtures/ask';
import { peopleForTests } from '../../../fixtures/peopleForTests';
import { whileHeld } from '../../../fixtures/whileHeld';

const supervisor = 'supervisor.SG10001';

describe('a request for data whose file becomes ready as it is cancelled', () => {
  const people = peopleForTests([supervisor], async () => undefined);

  it('stays, as the mail has said that the file is there', async () => {
    const now = people.clock.now();
    const row = {
      customer_code: 'SG10001',
      prg_richiesta: 1,
      applicazioni: '["WWA"]',
      data_rich: now,
      cognome_nome_supervisor: 'Rossi Maria',
      des_email: 'ds@example.org',
      requested_by: supervisor,
    };
    await people.db.asOwner((tx) => tx.insertInto('export_request').values(row).execute());
    const served = { nome_file: 'esportazione-SG10001-1.zip', data_evasione: now, scadenza: 30 };
    const becomesReady = (tx: Tx) => tx.updateTable('export_request').set(served).execute();
    const [cancelled] = await whileHeld(people.db, becomesReady, [
      () => ask(people.as(supervisor), exportRequestCancel, { params: { id: '1' } }),
    ]);
    expect([cancelled?.status, cancelled?.body.detail]).toEqual([
      409,
      'La richiesta è già stata evasa: non si può più annullare, ma si può eliminare.',
    ]);
    const { body } = await ask(people.as(supervisor), exportRequestList, {
      params: { customerCode: 'SG10001' },
    });
    expect(body).toMatchObject([{ prgRichiesta: '1', stato: 'active', enableDownload: true }]);
  });
});
