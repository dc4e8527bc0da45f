import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const adminUrl = process.env.TEST_DATABASE_URL;

/** How tests run that need a database. */
const withDatabase = {
  globalSetup: ['server/db/testing-global.ts'],
  setupFiles: [
    'server/testing/quick-scrypt.ts',
    'server/testing/react-of-production.ts',
    'server/testing/stay-off-midnight.ts',
    'server/testing/stay-off-window-edges.ts',
  ],
  // Without it the set-up starts a PostgreSQL of its own.
  ...(adminUrl ? { provide: { testAdminUrl: adminUrl } } : {}),
  testTimeout: 40_000,
  hookTimeout: 60_000,
};

/** Long tests of the server: those of one noun are beside it, those of whole programs in a folder of their own. */
const long = ['server/proofs/*.test.ts', '{server,portal}/**/*.long.test.ts'];

/** A test without assertions would pass whatever the product does: it fails. */
const expect = { requireAssertions: true };

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    // Tests wait for the database, the sandbox and the clock too: more workers than cores. Three take a twentieth longer.
    maxWorkers: 4,
    // Young space as large as the portal's: without it garbage collection takes a tenth of the time.
    execArgv: ['--max-semi-space-size=32'],
    // The programs under test are configured by arguments and keep no state in their modules: a worker loads them once
    // for all its files, which saves two fifths of the time.
    isolate: false,
    projects: [
      {
        test: {
          name: 'domain',
          expect,
          include: ['{domain,sandbox,scripts}/**/*.test.ts', 'web/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'server',
          expect,
          include: ['{bench,server,portal}/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...long],
          ...withDatabase,
        },
      },
      // Long tests, with a command of their own: npm run prove:server.
      { test: { name: 'proofs', expect, include: long, ...withDatabase } },
    ],
  },
});
