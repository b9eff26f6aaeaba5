import { describe, expect, it } from 'vitest';
import { source, sourcesUnder, target } from './sources';

/** What a file brings along when it runs: types are gone by then. */
const running = sourcesUnder('contract', 'src', 'operators').map(({ path, text }) =>
  source(path, text.replace(/^(import|export) type [^;]*;$/gm, '')),
);
const byPath = new Map(running.map((one) => [one.path.replace(/\.tsx?$/, ''), one]));

/** Everything that runs with a file, lazily loaded or not. */
function runningWith(start: string): readonly string[] {
  const found = new Set([start]);
  for (const path of found) {
    for (const request of byPath.get(path)?.imports ?? []) {
      const to = target(path, request);
      const file = to === undefined ? undefined : [to, `${to}/index`].find((one) => byPath.has(one));
      if (file) found.add(file);
    }
  }
  return [...found];
}
const OF_OPERATORS =
  /^(operators\/|contract\/(endpoints\/operators\/|operator|entities\/(operator|platform)))/;

describe('the console of the provider’s own staff', () => {
  it('has no byte in the console of schools', () => {
    const ofSchools = runningWith('src/main');
    expect(ofSchools.length).toBeGreaterThan(300);
    expect(ofSchools.filter((path) => OF_OPERATORS.test(path))).toEqual([]);
    expect(runningWith('operators/main').filter((path) => OF_OPERATORS.test(path)).length).toBeGreaterThan(
      10,
    );
  });

  it('has nothing of the console of schools in it, and nothing of the provider', () => {
    expect(runningWith('operators/main').filter((path) => /^(src|provider)\//.test(path))).toEqual([]);
  });
});
