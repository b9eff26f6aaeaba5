import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { idleReasons, type Listed, notImported, packagesOf } from './dependencies';

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const listed: Readonly<Record<Listed, readonly string[]>> = {
  dependencies: Object.keys(dependencies),
  devDependencies: Object.keys(devDependencies),
};
const all = Object.values(listed).flat();

describe('what package.json lists', () => {
  it.each(['dependencies', 'devDependencies'] as const)('among %s is imported where it is for', (list) => {
    expect(notImported(listed[list], packagesOf(list), all)).toEqual([]);
  });

  it('is listed for development only where nothing that ships imports it', () => {
    const shipped = packagesOf('dependencies');
    expect(listed.devDependencies.filter((name) => shipped.has(name))).toEqual([]);
  });

  it('has no reason left for what is imported or listed no more', () => {
    expect(idleReasons(listed)).toEqual([]);
  });
});
