import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { writeFontSettings } from './font-settings.ts';

const port = Number(process.env.E2E_PORT ?? 3460);
const baseURL = `http://localhost:${port}`;
// The workers read this file too and must get the same folder: rights are granted from its console.
process.env.POTH_E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'poth-e2e-'));
process.env.POTH_E2E_FONT_SETTINGS ??= writeFontSettings();

/** Journeys in a real browser, on the program that npm start runs with an empty data directory. */
export default defineConfig({
  testDir: '.',
  globalSetup: './wait-for-sale.ts',
  outputDir: '../test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // npm test runs the journeys; the longer ones, and the rarer endings of those (@long), have a command of their own,
  // npm run prove:journeys.
  projects: [
    { name: 'journeys', testIgnore: 'proofs/**', grepInvert: /@long/ },
    { name: 'other endings', testIgnore: 'proofs/**', grep: /@long/ },
    { name: 'proofs', testMatch: 'proofs/**' },
  ],
  fullyParallel: true,
  // Journeys wait for the network and the clock as well: more workers than cores.
  workers: 3,
  // A long timeout costs nothing when all is well, and a busy machine needs it.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // A journey that fails and then passes is reported as flaky; one that fails twice has failed.
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
        // The display's settings must not matter either. Hinting is that of font-settings.ts, which the headless shell,
        // unlike the whole browser, does not read for fonts of the page: repeated here, it draws the letters of the
        // kept pictures.
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
      // No view is measured at random; a journey about measuring makes sure of it itself.
      POTH_MEASURED_ONE_IN: String(1e12),
    },
    url: `${baseURL}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
  },
});
