import { describe, expect, it } from 'vitest';
import { hashPassword, PASSWORD_LIMIT, verifyPassword } from '../../../provider/identity/password';

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
    // Measures processor time: elapsed time depends on the machine's other work.
    const time = async (hash: string | null) => {
      const begun = process.cpuUsage();
      for (let i = 0; i < 5; i += 1)
        expect(await verifyPassword(hash, 'a password that nobody has')).toBe(false);
      const { user, system } = process.cpuUsage(begun);
      return user + system;
    };
    const hash = await hashPassword('Prova-1');
    await time(null);
    const ratio = (await time(null)) / (await time(hash));
    expect(ratio).toBeGreaterThan(0.3);
    expect(ratio).toBeLessThan(3);
  });

  it('is hashed off the event loop', async () => {
    let turned = false;
    setImmediate(() => {
      turned = true;
    });
    await hashPassword('Prova-1');
    expect(turned).toBe(true);
  });

  it('is not read beyond its limit', async () => {
    const long = 'a'.repeat(PASSWORD_LIMIT);
    expect(await verifyPassword(await hashPassword(long), `${long}b`)).toBe(true);
  });
});
