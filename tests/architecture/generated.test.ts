import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contract } from '../../scripts/lib/contract.mjs';
import { generated } from '../../scripts/lib/generated.mjs';

describe('generated files', () => {
  it.each(Object.entries(generated(contract)))('%s is current: else run npm run generate', (path, text) => {
    expect(existsSync(path) ? readFileSync(path, 'utf8') : undefined).toBe(text);
  });
});
