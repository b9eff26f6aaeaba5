import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { mutantPlugin } from './tests/mutations/mutantPlugin.mjs';

/** Milliseconds that what is awaited may take; the second of Vitest is little on a busy machine. */
const PATIENCE = 30_000;
const expect = { poll: { timeout: PATIENCE } };
/** Room for what dies young, in MB: a seventh of the time of drawn tests went into clearing it away. */
const execArgv = ['--max-semi-space-size=64'];
/** Screens leave the most: with four times the room they are drawn in a twelfth less of the processor's time. */
const roomToDraw = ['--max-semi-space-size=256'];

/**
 * The suites. The provider's run twice, once on each database; a file named *.pglite.test.ts or
 * *.postgresql.test.ts is about one of them. Browser tests drive a real Chromium.
 */
const provider = (dialect: 'pglite' | 'postgresql') => ({
  test: {
    name: `provider on ${dialect}`,
    include: ['tests/provider/**/*.test.ts'],
    exclude: [`tests/provider/**/*.${dialect === 'pglite' ? 'postgresql' : 'pglite'}.test.ts`, SIGNATURES],
    environment: 'node',
    env: { TEST_DIALECT: dialect },
    globalSetup: 'tests/fixtures/databases.setup.ts',
    isolate: false,
    execArgv,
    expect,
    testTimeout: 2 * PATIENCE,
    hookTimeout: 2 * PATIENCE,
  },
});

/** Verification asks no database; it runs once. */
const SIGNATURES = 'tests/provider/signing/**/*.test.ts';

/** Long runs, which are no part of npm test. */
const soak = (dialect: 'pglite' | 'postgresql') => ({
  test: {
    name: `soak on ${dialect}`,
    include: ['tests/soak/**/*.test.ts'],
    environment: 'node',
    env: { TEST_DIALECT: dialect },
    globalSetup: 'tests/fixtures/databases.setup.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

/** Whatever is drawn without a browser. */
const drawn = (name: string, include: string) => ({
  plugins: [mutantPlugin()],
  test: {
    name,
    include: [include],
    environment: 'jsdom',
    setupFiles: 'tests/fixtures/console.setup.ts',
    env: { DEBUG_PRINT_LIMIT: '0' },
    isolate: false,
    execArgv: roomToDraw,
    expect,
    testTimeout: 2 * PATIENCE,
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
          include: ['tests/{contract,architecture,spec,scripts,bench}/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          expect,
          testTimeout: 2 * PATIENCE,
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
          expect,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      provider('pglite'),
      provider('postgresql'),
      soak('pglite'),
      soak('postgresql'),
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          // The lighter of the two for the machine; the default is what `npm start` and a suite of the provider run on.
          env: { TEST_DIALECT: 'postgresql' },
          globalSetup: 'tests/fixtures/seed.setup.ts',
          isolate: false,
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect,
        },
      },
    ],
  },
});
