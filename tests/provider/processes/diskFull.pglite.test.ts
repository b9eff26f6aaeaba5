import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, type TestContext } from 'vitest';
import { usersDisable, usersFind } from '../../../contract/users/endpoints';
import { createDiskStore } from '../../../provider/objects/disk/diskStore';
import { writeObject } from '../../../provider/objects/writeObject';
import { buildStale } from '../../../scripts/lib/build.mjs';
import { ask } from '../../fixtures/ask';
import { databasePlace } from '../../fixtures/database';
import { PASSWORD } from '../../fixtures/identityProvider';
import { seedSchoolOf } from '../../fixtures/processes';
import { signIn } from '../../fixtures/signIn';
import { NO_SMALL_DISK, type SmallDisk, smallDisk } from '../../fixtures/smallDisk';
import { startOn } from '../../fixtures/startOn';

const params = { customerCode: 'SG10001' };
const PEOPLE = 900;

describe('a disk that is full', () => {
  let disk: SmallDisk | undefined;
  afterEach(() => disk?.remove());
  const mounted = ({ skip }: TestContext, megabytes: number): SmallDisk => {
    disk = smallDisk(megabytes);
    return disk ?? skip(NO_SMALL_DISK);
  };

  it('under the embedded database refuses large changes completely with a sentence; reads continue, and everything works once there is room', async (context) => {
    const { folder, fill, free } = mounted(context, 800);
    await buildStale('provider');
    const place = await databasePlace(folder);
    const uids = await seedSchoolOf(place, PEOPLE);
    const provider = await startOn(place);
    try {
      const supervisor = await signIn(provider.url, 'supervisor.SG10001', PASSWORD);
      const statusOf = async (path: string) => (await fetch(provider.url + path)).status;
      const body = JSON.stringify({ uids, reset: false });
      const disable = () => {
        const headers = { 'content-type': 'application/json', 'idempotency-key': 'on-a-full-disk' };
        return supervisor.fetch('/api/users/SG10001/disable', { method: 'POST', headers, body });
      };
      const disabled = async () =>
        (await ask(supervisor, usersFind, { params, body: { stato: '0' } })).body.length;
      fill();
      const refused = await disable();
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
      expect(((await refused.json()) as { title: string }).title).toMatch(/riprovare/i);
      // An authenticated call writes its proof; calls without one still work.
      expect([await statusOf('/livez'), await statusOf('/'), await statusOf('/oidc/jwks')]).toEqual([
        204, 200, 200,
      ]);
      expect(await statusOf('/readyz')).toBe(503);
      expect(provider.log()).toMatch(/The database does not answer: .*No space left/);
      free();
      expect(await statusOf('/readyz')).toBe(204);
      expect(await disabled()).toBe(0);
      expect((await disable()).status).toBe(200);
      expect(await disabled()).toBe(PEOPLE);
      const again = await ask(supervisor, usersDisable, { params, body: { uids, reset: false } });
      expect(again.body.done ?? []).toHaveLength(0);
    } finally {
      await provider.stop();
    }
  });

  it('under the object store refuses a file in the middle of it, keeps no part of it, and takes it once there is room', async (context) => {
    const { folder, fill, free } = mounted(context, 24);
    const store = createDiskStore({
      dataDir: folder,
      publicUrl: '',
      clock: { now: () => new Date() },
      key: async () => 'k',
      // Free space of the disk before it was filled.
      room: async () => Number.POSITIVE_INFINITY,
    });
    const name = { customerCode: 'SG10001', id: randomUUID() };
    async function* pieces(atTheSecond: () => void) {
      yield Buffer.alloc(8 << 20, 1);
      atTheSecond();
      yield Buffer.alloc(8 << 20, 2);
    }
    const listed = async () => {
      const found = [];
      for await (const one of store.list()) found.push(one);
      return found;
    };
    await expect(writeObject(store, name, pieces(fill))).rejects.toMatchObject({ code: 'noRoom' });
    expect(await listed()).toEqual([]);
    free();
    expect(
      await writeObject(
        store,
        name,
        pieces(() => undefined),
      ),
    ).toMatchObject({ size: 16 << 20 });
    expect(await listed()).toMatchObject([{ state: 'whole' }]);
  });
});
