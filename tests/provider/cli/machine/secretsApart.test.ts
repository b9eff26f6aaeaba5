import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bringSecrets, keepSecretsApart } from '../../../../provider/cli/machine/secretsApart';
import { readConfig } from '../../../../provider/config';
import { masterSecrets, secretKeyFile } from '../../../../provider/secrets/masterSecrets';
import { beginRotation, endRotation } from '../../../../provider/secrets/rotateSecretFile';
import { createVault } from '../../../../provider/secrets/vault';

describe('the secrets that are kept apart from backups', () => {
  let root: string;
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'sportello-secrets-'));
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('are those of every backup: the key before a rotation stays, and each is brought back with what it sealed', async () => {
    const at = (name: string) => readConfig({ DATA_DIR: join(root, name) });
    const config = at('running');
    const kept = join(root, 'kept');
    const night = async () => {
      const secrets = masterSecrets(config);
      await keepSecretsApart(config, kept, join(root, 'backups', 'one'));
      return { key: secrets[0], sealed: createVault(() => secrets).close('a', 'b') };
    };
    const first = await night();
    await endRotation(config.dataDir, await beginRotation(config.dataDir));
    const second = await night();
    // A night without changes.
    await night();
    expect(second.key).not.toBe(first.key);
    for (const [name, { key, sealed }] of Object.entries({ first, second })) {
      await bringSecrets(at(name), kept, sealed);
      expect(readFileSync(secretKeyFile(join(root, name)), 'utf8').trim(), name).toBe(key);
    }
  });
});
