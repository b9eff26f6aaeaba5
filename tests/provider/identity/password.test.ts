import { describe, expect, it } from 'vitest';
import { dummyHash, hashPassword, PASSWORD_LIMIT, verifyPassword } from '../../../provider/identity/password';

/** Begins to watch the event loop. @returns whether it has turned since */
function leavesTheEventLoop(): () => boolean {
  let turned = false;
  setImmediate(() => {
    turned = true;
  });
  return () => turned;
}

describe('a password', () => {
  it('is kept as argon2id with at least 19 MiB, two passes, one lane', async () => {
    const [, algorithm, version, cost, salt] = (await hashPassword('Prova-1')).split('$');
    expect([algorithm, version]).toEqual(['argon2id', 'v=19']);
    const { m, t, p } = Object.fromEntries(
      String(cost)
        .split(',')
        .map((part) => part.split('=')),
    );
    expect(Number(m)).toBeGreaterThanOrEqual(19_456);
    expect([Number(t), Number(p)]).toEqual([2, 1]);
    expect(Buffer.from(String(salt), 'base64').length).toBeGreaterThanOrEqual(16);
  });

  it('is recognised, and no other is', async () => {
    const hash = await hashPassword('Però-1');
    expect(await verifyPassword(hash, 'Però-1')).toBe(true);
    expect(await verifyPassword(hash, 'Pero-1')).toBe(false);
    expect(await verifyPassword(hash, '')).toBe(false);
    expect(await hashPassword('Però-1')).not.toBe(hash);
  });

  it('is the same from a keyboard that composes its accents otherwise', async () => {
    expect(
      await verifyPassword(await hashPassword('Però-1'.normalize('NFC')), 'Però-1'.normalize('NFD')),
    ).toBe(true);
  });

  it('that nobody has matches nothing, after the same work', async () => {
    const costOf = (hash: string) => hash.split('$').slice(0, 4);
    const hash = await hashPassword('Prova-1');
    expect(costOf(await dummyHash())).toEqual(costOf(hash));
    for (const stored of [hash, null, undefined]) {
      const outside = leavesTheEventLoop();
      expect(await verifyPassword(stored, 'a password that nobody has')).toBe(false);
      // Without the work, the answer would come within the same turn.
      expect(outside()).toBe(true);
    }
  });

  it('is hashed off the event loop', async () => {
    const outside = leavesTheEventLoop();
    await hashPassword('Prova-1');
    expect(outside()).toBe(true);
  });

  it('is not read beyond its limit', async () => {
    const long = 'a'.repeat(PASSWORD_LIMIT);
    expect(await verifyPassword(await hashPassword(long), `${long}b`)).toBe(true);
  });
});
