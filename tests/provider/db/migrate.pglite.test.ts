import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { migrate } from '../../../provider/db/migrate';
import { migrations } from '../../../provider/db/migrations';
import { openDatabase } from '../../../provider/db/openDatabase';

describe('an empty data folder', () => {
  it('gets a database that is kept and found again', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'sportello-empty-'));
    const first = await openDatabase({ dataDir });
    await migrate(first);
    await first.close();
    const second = await openDatabase({ dataDir });
    const applied = await second.asOwner((tx) => tx.selectFrom('migration').select('name').execute());
    expect(applied).toHaveLength(migrations.length);
    await second.close();
    rmSync(dataDir, { recursive: true });
  });
});
