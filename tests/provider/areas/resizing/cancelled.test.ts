import { beforeAll, describe, expect, it } from 'vitest';
import { mergedCalls, resizingDelete } from '../../../../contract/resizing/endpoints';
import { ask } from '../../../fixtures/ask';
import { openMails } from '../../../fixtures/openMails';
import { resizingSchools } from '../../../fixtures/resizingSchools';

describe('a procedure that another supervisor cancels', () => {
  const schools = resizingSchools();
  const mails = () => openMails(schools.db, () => true);

  beforeAll(async () => {
    await schools.nameHead();
    await schools.toDocument();
    await schools.db.asOwner(async (tx) => {
      await tx
        .updateTable('account')
        .set({ email: 'ida@example.org' })
        .where('uid', '=', 'supervisor.SG10001')
        .execute();
      await tx
        .updateTable('account')
        .set({ email: 'ivo@example.org' })
        .where('uid', '=', 'collega.SG10001')
        .execute();
      await tx.deleteFrom('mail').execute();
    });
  });

  it('is reported to the person who began it, by mail and on its page', async () => {
    const { body: begun } = await ask(schools.as('supervisor.SG10001'), mergedCalls.read);
    expect(begun).toMatchObject({ step: 'documento' });
    expect(begun.cancelled).toBeUndefined();
    expect((await ask(schools.as('collega.SG10001'), resizingDelete)).status).toBeLessThan(300);
    const told = await mails();
    expect(told.map(({ uid }) => uid).sort()).toEqual(['collega.SG10001', 'supervisor.SG10001']);
    for (const { uid, subject, body } of told) {
      expect(subject).toBe('Procedura annullata: Dimensionamento: scelte della scuola accorpata');
      expect(body).toContain(uid === 'supervisor.SG10001' ? ' da Ivo Gialli.' : 'con la propria utenza');
      expect(body).toContain('/dimensionamenti-accorpata');
    }
    const { body } = await ask(schools.as('supervisor.SG10001'), mergedCalls.read);
    expect(body).toMatchObject({ step: 'informativa', cancelled: { name: 'Ivo Gialli' } });
  });
});
