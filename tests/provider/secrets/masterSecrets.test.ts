import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { masterSecrets, secretKeyFile } from '../../../provider/secrets/masterSecrets';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sportello-secret-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

describe('the secret that seals the others', () => {
  it('is made once, for nobody but the own user', () => {
    const [made, ...more] = masterSecrets({ dataDir });
    expect(Buffer.from(made, 'base64url')).toHaveLength(32);
    expect(more).toEqual([]);
    expect(masterSecrets({ dataDir })).toEqual([made]);
    expect(statSync(secretKeyFile(dataDir)).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir)).toEqual(['secret.key']);
  });

  it('is the one of the environment where it has one, and no file is made', () => {
    expect(masterSecrets({ dataDir, secretKeys: ['one', 'before'] })).toEqual(['one', 'before']);
    expect(readdirSync(dataDir)).toEqual([]);
  });
});
