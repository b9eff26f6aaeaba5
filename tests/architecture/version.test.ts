import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const jsonOf = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const found = (path: string, pattern: RegExp) => pattern.exec(readFileSync(path, 'utf8'))?.[1];

it('the version of package.json is that of the lock file, publiccode.yml, the changelog and the kept release', () => {
  const { version } = jsonOf('package.json');
  const { version: locked, packages } = jsonOf('package-lock.json');
  expect({
    locked,
    packageLocked: packages[''].version,
    publiccode: found('publiccode.yml', /^softwareVersion: "(.+)"$/m),
    changelog: found('CHANGELOG.md', /^## \[(\d.*?)\]/m),
    kept: readdirSync('tests/releases'),
  }).toEqual({
    locked: version,
    packageLocked: version,
    publiccode: version,
    changelog: version,
    kept: [`${version}.json.br`],
  });
});
