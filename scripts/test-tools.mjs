import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Refusal, run } from './runtime.mjs';

/** Chromium without windows: journeys take a third less processor time than in the full browser. */
const headlessShell = 'chromium-headless-shell';
const browserPackages = [headlessShell, 'fonts-noto-core', 'poppler-utils'];

/** Path of the browser that the journeys run in; undefined if there is none. */
export function findChromium() {
  const paths = [process.env.CHROMIUM_PATH, `/usr/bin/${headlessShell}`];
  return paths.find((path) => path && existsSync(path));
}

/**
 * Installs what tests need beside npm's packages, where permitted: Redis for the server's, the browser with its fonts and
 * PDF tools for the journeys. One command for both: apt-get refuses to run twice at once.
 */
export async function installTestTools(log, { redis = false, browser = false }) {
  const packages = [
    ...(redis && !has('redis-server') ? ['redis-server'] : []),
    ...(browser && missingForJourneys().length > 0 ? browserPackages : []),
  ];
  if (packages.length > 0) await installFromDebian(log, packages);
}

/** Throws a Refusal that names the tools of the journeys that are missing. */
export function requireJourneyTools() {
  const missing = missingForJourneys();
  if (missing.length === 0) return;
  throw new Refusal(
    `The browser journeys need ${missing.join(' and ')}: install them (on Debian: apt-get install ` +
      `${browserPackages.join(' ')}), or set CHROMIUM_PATH to a Chromium of your own.`,
  );
}

/** Installs Debian packages where permitted: as root, on a system with apt-get. */
export async function installFromDebian(log, packages) {
  if (process.getuid?.() !== 0 || !has('apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  log(`installing ${packages.join(', ')} with apt-get`);
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { code, output } = await run('apt-get', args, { env });
    if (code !== 0) log(output);
  }
}

function missingForJourneys() {
  return [
    ...(findChromium() ? [] : ['the headless shell of Chromium']),
    ...(has('pdftoppm') ? [] : ['pdftoppm']),
  ];
}

function has(program) {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
}
