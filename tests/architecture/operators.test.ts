import { describe, expect, it } from 'vitest';
import { work as english } from '../../operators/i18n/work.en';
import { work as italian } from '../../operators/i18n/work.it';
import { jobs } from '../../operators/resources/work';
import { source, sourcesUnder, target } from './sources';

/** Imports of a file at run time, after types are erased. */
const running = sourcesUnder('contract', 'src', 'operators').map(({ path, text }) =>
  source(path, text.replace(/^(import|export) type [^;]*;$/gm, '')),
);
const byPath = new Map(running.map((one) => [one.path.replace(/\.tsx?$/, ''), one]));

/** Returns every file loaded with a file, lazily or not. */
function runningWith(start: string, instead: Readonly<Record<string, string>> = {}): readonly string[] {
  const found = new Set([start]);
  for (const path of found) {
    for (const request of byPath.get(path)?.imports ?? []) {
      const asked = target(path, request);
      const to = instead[asked ?? ''] ?? asked;
      const file = to === undefined ? undefined : [to, `${to}/index`].find((one) => byPath.has(one));
      if (file) found.add(file);
    }
  }
  return [...found];
}
const OF_OPERATORS =
  /^(operators\/|contract\/(endpoints\/operators\/|operator|entities\/(operator|platform)))/;

/** Names of all job kinds. */
const kindsOfJobs = sourcesUnder('provider').flatMap(({ text }) =>
  [...text.matchAll(/new JobKind<.*?>\(\s*'(\w+)'/gs)].map(([, name = '']) => name),
);

describe('the console of the provider’s own staff', () => {
  it('calls each kind of job by a name that people know', () => {
    expect(kindsOfJobs.length).toBeGreaterThan(15);
    const known = [...kindsOfJobs].sort();
    expect([...(jobs.worded?.name ?? [])].sort()).toEqual(known);
    expect(Object.keys(italian.platformJob.values.name).sort()).toEqual(known);
    expect(Object.keys(english.platformJob.values.name).sort()).toEqual(known);
  });

  it('has no byte in the console of schools', () => {
    const ofSchools = runningWith('src/main');
    expect(ofSchools.length).toBeGreaterThan(300);
    expect(ofSchools.filter((path) => OF_OPERATORS.test(path))).toEqual([]);
    expect(runningWith('operators/main').filter((path) => OF_OPERATORS.test(path)).length).toBeGreaterThan(
      10,
    );
  });

  it('has of the console of schools the engine and what that stands on, with sentences of its own, and nothing of the provider', () => {
    // As vite.operators.config.ts resolves them.
    const own = { 'src/i18n/italian': 'operators/i18n/italian', 'src/i18n/en/en': 'operators/i18n/en' };
    const shared = runningWith('operators/main', own).filter((path) => /^(src|provider)\//.test(path));
    expect(shared.filter((path) => path.startsWith('src/engine/')).length).toBeGreaterThan(100);
    expect(
      shared.filter((path) => !/^src\/(engine|ui|session|api|i18n|dataProvider|layout)\//.test(path)),
    ).toEqual([]);
    const sentences = shared.filter((path) => /^src\/i18n\/(it|en)\//.test(path));
    expect(sentences.sort()).toEqual(
      [
        ...[
          'en/action',
          'en/arrange',
          'en/auditActions',
          'en/engine',
          'en/formatting',
          'en/importing',
          'en/keyboard',
          'en/provisioning',
          'en/shell',
          'en/webhook',
        ],
        ...[
          'it/action',
          'it/auditActions',
          'it/engine',
          'it/formatting',
          'it/importing',
          'it/keyboard',
          'it/ofLists',
          'it/provisioning',
          'it/ra',
          'it/raAtFirst',
        ],
        'it/shell',
        'it/webhook',
      ].map((file) => `src/i18n/${file}`),
    );
    // Parts that only the frame of a school's console shows: its menu, its profile.
    expect(
      shared.filter((path) => /layout\/(menuItems|SideMenu|TopBar|ProfileMenu|SessionGate)/.test(path)),
    ).toEqual([]);
  });
});
