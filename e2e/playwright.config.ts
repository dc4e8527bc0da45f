import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { writeFontSettings } from './font-settings.ts';

const port = Number(process.env.E2E_PORT ?? 3460);
const baseURL = `http://localhost:${port}`;
// The workers read this file too, and must know the same folder: a right is given from the console.
process.env.POTH_E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'poth-e2e-'));
process.env.POTH_E2E_FONT_SETTINGS ??= writeFontSettings();

/** Journeys in a real browser, against the program that npm start runs, with an empty data directory. */
export default defineConfig({
  testDir: '.',
  globalSetup: './wait-for-sale.ts',
  outputDir: '../test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // npm test takes the journeys; the longer ones, and of those the ways that end otherwise (@long), are a command of their
  // own, npm run prove:journeys.
  projects: [
    { name: 'journeys', testIgnore: 'proofs/**', grepInvert: /@long/ },
    { name: 'other endings', testIgnore: 'proofs/**', grep: /@long/ },
    { name: 'proofs', testMatch: 'proofs/**' },
  ],
  fullyParallel: true,
  workers: 2,
  // Patience costs nothing where all is well, and a busy machine needs it.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // A journey that fails and then passes is told as flaky; one that fails twice has failed.
  retries: 1,
  reporter: 'list',
  use: {
    baseURL,
    viewport: { width: 390, height: 844 },
    timezoneId: 'Asia/Dhaka',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
      env: { ...process.env, FONTCONFIG_FILE: process.env.POTH_E2E_FONT_SETTINGS },
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Nor do a display's settings count. Hinting is that of font-settings.ts, which the headless shell does not ask for
        // fonts of the page, as the whole browser does: said here too, it draws the letters of the kept pictures.
        '--font-render-hinting=slight',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
      ],
    },
  },
  webServer: {
    command: 'node scripts/start.mjs',
    cwd: join(import.meta.dirname, '..'),
    env: {
      PORT: String(port),
      TRUST_PROXY: '1',
      POTH_DATA_DIR: process.env.POTH_E2E_DATA_DIR,
      // No view is measured by chance; a journey that wants it sees to that.
      POTH_MEASURED_ONE_IN: String(1e12),
    },
    url: `${baseURL}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
  },
});
