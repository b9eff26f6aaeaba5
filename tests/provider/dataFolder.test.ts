import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refuseUnwritableFolder } from '../../provider/dataFolder';
import { StartupError } from '../../provider/db/startupError';

let place: string;
/** Nobody, not even root, can create a folder inside a file. */
let unwritable: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'sportello-folder-'));
  writeFileSync(join(place, 'file'), '');
  unwritable = join(place, 'file', 'data');
});
afterEach(() => rmSync(place, { recursive: true }));

const start = (dataDir: string, demo: boolean, operatorSecret?: string) =>
  refuseUnwritableFolder({
    dataDir,
    demo,
    operatorSecret,
    secretKeys: operatorSecret ? [operatorSecret] : [],
  });

describe('a data folder beside a PostgreSQL', () => {
  it('is refused in a sentence where it cannot be written and would have to be', () => {
    for (const demo of [true, false]) {
      expect(() => start(unwritable, demo)).toThrow(StartupError);
      expect(() => start(unwritable, demo)).toThrow(
        `The data folder ${unwritable} cannot be written (ENOTDIR): give DATA_DIR a folder that this user may write.`,
      );
    }
    expect(() => start(unwritable, true, 'told')).toThrow(StartupError);
  });

  it('need not be written where there is no demo and the operator has a secret', () => {
    expect(() => start(unwritable, false, 'told')).not.toThrow();
  });

  it('is made where there is none', () => {
    expect(() => start(join(place, 'new', 'folder'), true)).not.toThrow();
  });
});
