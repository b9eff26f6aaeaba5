import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CONTRACT_MODULES, generated } from '../../scripts/lib/generated.mjs';

const modules = import.meta.glob<Record<string, unknown>>('../../contract/**/*.ts', { eager: true });
const contract = Object.assign({}, ...CONTRACT_MODULES.map((name) => modules[`../../contract/${name}.ts`]));

describe('generated files', () => {
  it.each(Object.entries(generated(contract)))('%s is current: else run npm run generate', (path, text) => {
    expect(existsSync(path) ? readFileSync(path, 'utf8') : undefined).toBe(text);
  });
});
