import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOperator } from '../../../../provider/cli/runOperator';
import { openDatabase } from '../../../../provider/db/openDatabase';
import { buildStale } from '../../../../scripts/lib/build.mjs';
import { type DatabasePlace, databasePlace } from '../../../fixtures/database';
import { type Workshop, workshop } from '../../../fixtures/signatures/openssl';
import { authority, curve } from '../../../fixtures/signatures/people';

let made: Workshop;
let place: DatabasePlace;
beforeAll(async () => {
  made = workshop();
  for (const name of ['scheme', 'next']) authority(made, name);
  authority(made, 'curve', { key: curve('P-256') });
  authority(made, 'short', { key: ['-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:1024'] });
  authority(made, 'expired', { to: '20250601000000Z' });
  place = await databasePlace();
});
afterAll(async () => {
  await place.remove();
  made.remove();
});

const environment = () => {
  const { dataDir, databaseUrl } = place.options;
  return { DATA_DIR: dataDir, OPERATOR_NAME: 'anna', ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
};
const trust = (...args: readonly string[]) => runOperator(['trust', ...args], environment());
const certificate = (name: string) => `${made.folder}/${name}.crt`;
const fingerprint = (name: string) =>
  made
    .openssl('x509', '-in', `${name}.crt`, '-noout', '-fingerprint', '-sha256')
    .toString()
    .trim()
    .replace(/^.*=/, '');
const plain = (text: string) => text.replaceAll(':', '').toLowerCase();

describe('the signers of the trusted list, on the machine', () => {
  it('are none at first', async () => {
    expect(await trust('signers')).toMatchObject({ code: 0, output: expect.stringContaining('No signer') });
  });

  it('are pinned by their certificates, once each', async () => {
    const one = plain(fingerprint('scheme'));
    expect(await trust('pin', certificate('scheme'), '--yes')).toEqual({
      code: 0,
      output: `${one} is pinned.`,
    });
    expect((await trust('pin', certificate('scheme'), '--yes')).output).toBe(`${one} was pinned already.`);
    await trust('pin', certificate('next'), '--yes');
    const { output } = await trust('signers');
    for (const name of ['scheme', 'next']) expect(output).toContain(`SHA-256 ${fingerprint(name)}`);
    expect(output).toContain('valid until 01/01/2041');
  });

  it('are pinned no more by their fingerprints, with or without colons', async () => {
    expect(await trust('unpin', fingerprint('next'), '--yes')).toMatchObject({ code: 0 });
    expect(await trust('unpin', fingerprint('next'), '--yes')).toMatchObject({
      code: 2,
      output: expect.stringContaining('is not pinned'),
    });
    expect((await trust('signers')).output).not.toContain(fingerprint('next'));
  });

  it('are pinned and removed by a person who says yes on the terminal, after seeing the fingerprint', async () => {
    await buildStale('provider');
    const asked = (args: readonly string[], input: string) =>
      spawnSync(process.execPath, ['dist/provider/operator.js', 'trust', ...args], {
        input,
        encoding: 'utf8',
        env: { ...process.env, ...environment() },
      });
    for (const answer of ['', 'no\n', 'y\n']) {
      const { status, stderr } = asked(['pin', certificate('next')], answer);
      expect(status).toBe(2);
      expect(stderr).toContain(`SHA-256 ${fingerprint('next')}`);
      expect(stderr).toContain('Nothing was changed');
    }
    expect((await trust('signers')).output).not.toContain(fingerprint('next'));
    expect(asked(['pin', certificate('next')], 'yes\n')).toMatchObject({ status: 0 });
    expect(asked(['unpin', fingerprint('next')], 'no\n')).toMatchObject({ status: 2 });
    expect((await trust('signers')).output).toContain(fingerprint('next'));
    expect(asked(['unpin', fingerprint('next')], 'yes\n')).toMatchObject({ status: 0 });
    expect((await trust('signers')).output).not.toContain(fingerprint('next'));
  });

  it('have certificates that are valid, with keys that may sign a list', async () => {
    for (const [name, why] of [
      ['curve', 'RSA key of at least 2048'],
      ['short', 'RSA key of at least 2048'],
      ['expired', 'has expired'],
    ] as const)
      expect(await trust('pin', certificate(name), '--yes'), name).toMatchObject({
        code: 2,
        output: expect.stringContaining(why),
      });
    made.write('other.txt', 'no certificate');
    expect(await trust('pin', `${made.folder}/other.txt`, '--yes')).toMatchObject({
      code: 2,
      output: expect.stringContaining('is no certificate'),
    });
    expect(await trust('pin')).toMatchObject({ code: 2, output: expect.stringContaining('needs one file') });
  });

  it('are in the audit log of the provider with who changed them', async () => {
    const db = await openDatabase(place.options);
    const lines = await db.asOwner((tx) =>
      tx
        .selectFrom('audit_entry')
        .select(['who', 'action', 'id'])
        .where('entity', '=', 'trustedList')
        .orderBy('seq')
        .execute(),
    );
    await db.close();
    const who = 'macchina/anna';
    expect(lines).toEqual([
      { who, action: 'pin', id: plain(fingerprint('scheme')) },
      { who, action: 'pin', id: plain(fingerprint('next')) },
      { who, action: 'unpin', id: plain(fingerprint('next')) },
      { who, action: 'pin', id: plain(fingerprint('next')) },
      { who, action: 'unpin', id: plain(fingerprint('next')) },
    ]);
  });
});
