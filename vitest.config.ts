import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { FULL } from './tests/fixtures/full.mjs';
import { onPglite } from './tests/fixtures/onPglite.mjs';
import { PATIENCE } from './tests/fixtures/patience.mjs';
import { SlowestFirst } from './tests/fixtures/slowestFirst.mjs';
import { mutantPlugin } from './tests/mutations/mutantPlugin.mjs';

/** A test that looks at nothing would pass whatever happens. */
const expect = { poll: { timeout: PATIENCE }, requireAssertions: true };
/** A test waits several times. */
const limits = { testTimeout: 3 * PATIENCE, hookTimeout: 3 * PATIENCE };
/**
 * What one suite has made JavaScript of, the next one reads: most of their files are the same. Not the console's, whose
 * plugin puts faults into them. `npm test` begins without any.
 */
const experimental = { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' };
/** Room for what dies young, in MB: a seventh of the time of drawn tests went into clearing it away. */
const execArgv = ['--max-semi-space-size=64'];
/** Screens leave the most: with four times the room they are drawn in a twelfth less of the processor's time. */
const roomToDraw = ['--max-semi-space-size=256'];

/** Verification asks no database; it runs once. */
const SIGNATURES = 'tests/provider/signing/**/*.test.ts';
const PROVIDER = 'tests/provider/**/*.test.ts';
const ABOUT_PGLITE = 'tests/provider/**/*.pglite.test.ts';
const ABOUT_POSTGRESQL = 'tests/provider/**/*.postgresql.test.ts';

/** The provider on one of its databases. */
const provider = (name: string, dialect: 'pglite' | 'postgresql', include: string[], exclude: string[]) => ({
  test: {
    name,
    include,
    exclude: [SIGNATURES, ...long, ...exclude],
    environment: 'node',
    env: { TEST_DIALECT: dialect },
    globalSetup: 'tests/fixtures/databases.setup.ts',
    isolate: false,
    experimental,
    execArgv,
    expect,
    ...limits,
  },
});

/** Long runs, which are no part of npm test. */
const soak = (dialect: 'pglite' | 'postgresql') => ({
  test: {
    name: `soak on ${dialect}`,
    include: ['tests/soak/**/*.test.ts'],
    environment: 'node',
    env: { TEST_DIALECT: dialect },
    globalSetup: 'tests/fixtures/databases.setup.ts',
    expect,
    ...limits,
  },
});

/** Long ones that prove no statement: no part of npm test, see npm run test:full. */
const long = FULL ? [] : ['tests/**/*.full.test.{ts,tsx}'];

/** Whatever is drawn without a browser. */
const drawn = (name: string, include: string) => ({
  plugins: [mutantPlugin()],
  test: {
    name,
    include: [include],
    exclude: long,
    environment: 'jsdom',
    setupFiles: 'tests/fixtures/console.setup.ts',
    env: { DEBUG_PRINT_LIMIT: '0' },
    isolate: false,
    execArgv: roomToDraw,
    expect,
    ...limits,
    // Node gives ra-core another copy of the router, and half of a screen would not see the other's address.
    alias: [{ find: /^react-router$/, replacement: 'react-router-dom' }],
  },
});

/** A file named *.pglite.test.ts or *.postgresql.test.ts is about one of them; of the others, PGlite has its share. */
const shared = onPglite();

export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    experimental: { fsModuleCachePath: experimental.fsModuleCachePath },
    // Vitest leaves one processor free, which is half of what there is where this runs.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/{contract,architecture,spec,bench,scripts/lib}/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          experimental,
          expect,
          ...limits,
        },
      },
      {
        test: {
          // The programs of package.json, started as people start them.
          name: 'programs',
          include: ['tests/scripts/*.test.ts'],
          environment: 'node',
          isolate: false,
          experimental,
          expect,
          ...limits,
        },
      },
      drawn('console', 'tests/src/**/*.test.{ts,tsx}'),
      // The engine with faults put into it: no part of npm test, see npm run mutate.
      drawn('mutants', 'tests/mutations/*.test.ts'),
      {
        test: {
          name: 'signatures',
          include: [SIGNATURES],
          globalSetup: 'tests/fixtures/signatures/provider.setup.ts',
          environment: 'node',
          isolate: false,
          experimental,
          expect,
          ...limits,
        },
      },
      provider('provider on postgresql', 'postgresql', [PROVIDER], [ABOUT_PGLITE]),
      provider('provider on pglite', 'pglite', [ABOUT_PGLITE, ...shared], [ABOUT_POSTGRESQL]),
      // The rest of it: no part of npm test, see npm run test:full.
      provider('rest on pglite', 'pglite', [PROVIDER], [ABOUT_PGLITE, ABOUT_POSTGRESQL, ...shared]),
      soak('pglite'),
      soak('postgresql'),
      {
        test: {
          // Whatever is seen in a browser.
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          exclude: long,
          // The lighter of the two for the machine; the default is what `npm start` and a suite of the provider run on.
          env: { TEST_DIALECT: 'postgresql' },
          globalSetup: 'tests/fixtures/seed.setup.ts',
          isolate: false,
          environment: 'node',
          experimental,
          expect,
          ...limits,
        },
      },
    ],
  },
});
