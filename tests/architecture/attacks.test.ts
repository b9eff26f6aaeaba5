import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const rows = readFileSync('docs/attacks.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('.test.ts'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

describe('the table of attacks', () => {
  it('names tests that there are', () => {
    expect(rows.length).toBeGreaterThan(20);
    const missing = rows.filter(([, , file = '', title = '']) => {
      const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
      const titles = text
        .split('\n')
        .filter((line) => /\b(it|test)\b|^\s*['"`]|^\s*\].*\)\(['"`]/.test(line));
      return title === '' || !titles.some((line) => line.includes(title));
    });
    expect(missing).toEqual([]);
  });
});
