import { X509Certificate } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ListRefused } from '../../../provider/trust/listRefused';
import { readListInWorker } from '../../../provider/trust/worker/readListInWorker';
import { buildStale } from '../../../scripts/lib/build.mjs';
import { type Workshop, workshop } from '../../fixtures/signatures/openssl';
import { authority } from '../../fixtures/signatures/people';
import { listOfServices, signList } from '../../fixtures/trustedLists';

let made: Workshop;
let list: string;
beforeAll(async () => {
  await buildStale('provider');
  made = workshop();
  for (const name of ['one', 'scheme']) authority(made, name);
  const service = { certificate: 'one', name: 'Autorità', status: 'granted', from: '2016-07-01T00:00:00Z' };
  list = signList(made, listOfServices(made, [service]), 'scheme');
});
afterAll(() => made.remove());

const read = (text: string, limits?: Parameters<typeof readListInWorker>[1]) =>
  readListInWorker(
    {
      bytes: Buffer.from(text),
      signers: [new X509Certificate(made.read('scheme.crt')).raw],
      at: new Date('2026-11-28T12:00:00Z'),
    },
    limits,
  );

describe('a trusted list in a thread of its own', () => {
  it('is read as it is beside it', async () => {
    expect(await read(list)).toMatchObject({ territory: 'IT', authorities: [{ name: 'Autorità' }] });
  });

  it('is refused once it exceeds its time, while the process answers others', async () => {
    // One element with endless attributes: each is compared with all previous ones.
    const slow = `<a ${Array.from({ length: 300_000 }, (_, at) => `b${at}=""`).join(' ')}/>`;
    const refused = expect(read(slow, { time: 300 })).rejects.toEqual(new ListRefused('time-limit'));
    let turns = 0;
    const turning = setInterval(() => {
      turns += 1;
    });
    await refused;
    clearInterval(turning);
    expect(turns).toBeGreaterThan(0);
  });

  it('is refused once it needs more memory than it is given', async () => {
    const large = `<a>${'<b c="d">e</b>'.repeat(240_000)}</a>`;
    await expect(read(large, { heap: 24 })).rejects.toEqual(new ListRefused('too-complex'));
  });
});
