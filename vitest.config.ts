import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { PATIENCE } from './tests/fixtures/patience.mjs';
import { TIER } from './tests/fixtures/tier.mjs';
import { filesOfTier } from './tests/fixtures/tierFiles.mjs';
import { mutantPlugin } from './tests/mutations/mutantPlugin.mjs';

/** A test that looks at nothing would pass whatever happens. */
const expect = { poll: { timeout: PATIENCE }, requireAssertions: true };
/** A test waits several times. */
const limits = { testTimeout: 3 * PATIENCE, hookTimeout: 3 * PATIENCE };
/** Room for what dies young, in MB: a seventh of the time of drawn tests went into clearing it away. */
const execArgv = ['--max-semi-space-size=64'];
/** Screens leave the most: with four times the room they are drawn in a twelfth less of the processor's time. */
const roomToDraw = ['--max-semi-space-size=256'];

/** The provider on one of its databases. */
const provider = (dialect: 'pglite' | 'postgresql') => ({
  test: {
    name: `provider on ${dialect}`,
    include: filesOfTier(`provider on ${dialect}`),
    environment: 'node',
    env: { TEST_DIALECT: dialect },
    globalSetup: 'tests/fixtures/databases.setup.ts',
    isolate: false,
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

/** Whatever is drawn without a browser. */
const drawn = (name: string, include: string[]) => ({
  plugins: [mutantPlugin()],
  test: {
    name,
    include,
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

export default defineConfig({
  test: {
    // Vitest leaves one processor free, which is half of what there is where this runs.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'unit',
          include: filesOfTier('unit'),
          environment: 'node',
          isolate: false,
          expect,
          ...limits,
        },
      },
      {
        test: {
          name: 'programs',
          include: filesOfTier('programs'),
          environment: 'node',
          isolate: false,
          expect,
          ...limits,
        },
      },
      drawn('console', filesOfTier('console')),
      // The engine with faults put into it: no part of npm test, see npm run mutate.
      drawn('mutants', ['tests/mutations/*.test.ts']),
      {
        test: {
          name: 'signatures',
          include: filesOfTier('signatures'),
          globalSetup: 'tests/fixtures/signatures/provider.setup.ts',
          environment: 'node',
          isolate: false,
          expect,
          ...limits,
        },
      },
      provider('postgresql'),
      provider('pglite'),
      soak('pglite'),
      soak('postgresql'),
      {
        test: {
          // Whatever is seen in a browser.
          name: 'e2e',
          include: filesOfTier('e2e'),
          // `npm test` needs no PostgreSQL, which is the lighter of the two for the machine.
          env: { TEST_DIALECT: TIER === 'quick' ? 'pglite' : 'postgresql' },
          globalSetup: 'tests/fixtures/seed.setup.ts',
          isolate: false,
          environment: 'node',
          expect,
          ...limits,
        },
      },
    ],
  },
});
