import { describe, expect, it } from 'vitest';
import { platformAuditList } from '../../../../contract/staff/endpoints/record';
import {
  platformSchoolClose,
  platformSchoolRead,
  platformSchoolReopen,
} from '../../../../contract/staff/endpoints/schools';
import { platformSupervisorFind } from '../../../../contract/staff/endpoints/supervisors';
import { removeClosedSchools } from '../../../../provider/areas/staff/removalWorker';
import type { ObjectStore } from '../../../../provider/objects/objectStore';
import { refusal } from '../../../fixtures/ask';
import { servedForTests } from '../../../fixtures/identityProvider';
import { askAs, machine } from '../../../fixtures/operatorCalls';
import { seedSchool } from '../../../fixtures/seedSchool';

const served = servedForTests();
const of = { params: { school: 'SG10001' } };
const DAY = 86_400_000;

const emptyStore = (kind: ObjectStore['kind'], gone: string[] = []) =>
  ({
    kind,
    abandon: async ({ customerCode }: { customerCode: string }) => void gone.push(customerCode),
  }) as unknown as ObjectStore;

describe('a school that stayed closed', () => {
  it('is removed after thirty days with its people and files, and not before; the others stay', async () => {
    const { db, clock } = served;
    const gone: string[] = [];
    const objects = emptyStore('disk', gone);
    await seedSchool(db, 'SG10002', { accounts: [{ username: 'docente' }] });
    const at = clock.now();
    await db.asOwner((tx) =>
      tx
        .insertInto('upload')
        .values(
          ['SG10001', 'SG10002'].map((customer_code, i) => ({
            customer_code,
            id: `${i}1111111-0000-4000-8000-000000000000`,
            folder: 'f',
            name: 'n',
            size: 1,
            part_size: 1,
            store: 'disk',
            store_id: 's',
            by_uid: 'u',
            by_name: 'n',
            begun_at: at,
            last_at: at,
          })) as never,
        )
        .execute(),
    );
    await askAs(served.url, machine, platformSchoolClose, of);
    clock.move(29 * DAY);
    expect(await removeClosedSchools({ db, clock, objects })).toEqual([]);
    clock.move(2 * DAY);
    await seedSchool(db, 'SG10003', { accounts: [] });
    await askAs(served.url, machine, platformSchoolClose, { params: { school: 'SG10003' } });
    clock.move(31 * DAY);
    // Its files are in a store that is not configured: without their rows nobody would find them.
    const away = removeClosedSchools({ db, clock, objects: emptyStore('s3', gone) });
    await expect(away).rejects.toThrow('The data of SG10001 stay');
    expect(gone).toEqual([]);
    const of3 = { params: { school: 'SG10003' } };
    expect((await askAs(served.url, machine, platformSchoolRead, of)).body.state).toBe('closed');
    expect((await askAs(served.url, machine, platformSchoolRead, of3)).body.state).toBe('removed');
    expect(await removeClosedSchools({ db, clock, objects })).toEqual(['SG10001']);
    expect(await removeClosedSchools({ db, clock, objects })).toEqual([]);
    expect(gone).toEqual(['SG10001']);
    const left = await db.asOwner((tx) =>
      tx.selectFrom('account').select('customer_code').distinct().execute(),
    );
    expect(left).toEqual([{ customer_code: 'SG10002' }]);
    expect((await askAs(served.url, machine, platformSchoolRead, of)).body).toMatchObject({
      state: 'removed',
      reopenUntil: null,
    });
    const reopened = await askAs(served.url, machine, platformSchoolReopen, of);
    expect(refusal(reopened).code).toBe('conflict');
    expect(reopened.body.detail).toBe('I dati della scuola SG10001 sono già stati rimossi.');
    const found = await askAs(served.url, machine, platformSupervisorFind, { query: { school: 'SG10001' } });
    expect(found.body.total).toBe(0);
    const lines = await askAs(served.url, machine, platformAuditList, { query: { action: 'remove' } });
    expect(lines.body.data).toMatchObject([
      { who: 'automatico', target: 'SG10001', after: { people: 6 } },
      { who: 'automatico', target: 'SG10003', after: { people: 0 } },
    ]);
  });
});
