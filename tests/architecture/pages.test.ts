import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesUnder } from './sources';

describe('the console', () => {
  it('has at most 170 files of pages without a declaration: a page of records is declared in src/resources', () => {
    expect(filesUnder('src/customRoutes').length).toBeLessThanOrEqual(170);
  });

  it('starts in a file of less than 100 lines', () => {
    expect(readFileSync('src/App.tsx', 'utf8').split('\n').length).toBeLessThan(100);
  });
});
