import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { operatorSecret, operatorSecretFile, readOperatorSecret } from '../../provider/operatorSecret';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sportello-secret-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

describe('the secret of the operator', () => {
  it('is made once, long, and readable by its owner only', () => {
    const config = { dataDir: join(dataDir, 'new'), operatorSecret: undefined };
    const secret = operatorSecret(config);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(operatorSecret(config)).toBe(secret);
    expect(readOperatorSecret(config)).toBe(secret);
    expect(readFileSync(operatorSecretFile(config.dataDir), 'utf8').trim()).toBe(secret);
    expect(statSync(operatorSecretFile(config.dataDir)).mode & 0o777).toBe(0o600);
  });

  it('is another one in another folder', () => {
    const made = ['a', 'b'].map((folder) =>
      operatorSecret({ dataDir: join(dataDir, folder), operatorSecret: undefined }),
    );
    expect(made[0]).not.toBe(made[1]);
  });

  it('is that of OPERATOR_SECRET when it is set, and no file is written', () => {
    expect(operatorSecret({ dataDir, operatorSecret: 'told' })).toBe('told');
    expect(existsSync(operatorSecretFile(dataDir))).toBe(false);
  });

  it('is not made by who only reads it', () => {
    expect(readOperatorSecret({ dataDir, operatorSecret: undefined })).toBeUndefined();
    expect(existsSync(operatorSecretFile(dataDir))).toBe(false);
  });
});
