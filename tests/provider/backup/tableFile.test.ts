import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeLines } from '../../../provider/backup/tableFile';

async function* manyLines() {
  for (let nth = 0; nth < 500; nth += 1) yield Array.from({ length: 200 }, () => crypto.randomUUID());
}

it('a table that cannot be written ends the backup with what the machine says', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sportello-table-'));
  try {
    // It contains no folder for tables.
    await expect(writeLines(folder, 'school', manyLines())).rejects.toMatchObject({ code: 'ENOENT' });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
