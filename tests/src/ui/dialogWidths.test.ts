import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dialogWidths } from '../../../src/ui/dialogWidths';
import { filesUnder } from '../../architecture/sources';

it('SHELL-049 dialogs are 290, 500, 1000 and 1300 pixels wide, each by one of these names', () => {
  expect(Object.values(dialogWidths)).toEqual([290, 500, 1000, 1300]);
  const dialogs = filesUnder('src').filter((path) => /material\/Dialog'/.test(readFileSync(path, 'utf8')));
  expect(dialogs.length).toBeGreaterThan(12);
  const ownWidth = dialogs.filter((path) =>
    /maxWidth: (290|500|1000|1300)\b/.test(readFileSync(path, 'utf8')),
  );
  expect(ownWidth).toEqual([]);
});
