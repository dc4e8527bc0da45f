import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Refusal, run } from './runtime.mjs';

/** Chromium without windows: journeys take a third less processor time than in the full browser. */
const headlessShell = 'chromium-headless-shell';
const debianPackages = [headlessShell, 'fonts-noto-core', 'poppler-utils'];

/** Path of the browser that the journeys run in; undefined if there is none. */
export function findChromium() {
  const paths = [process.env.CHROMIUM_PATH, `/usr/bin/${headlessShell}`];
  return paths.find((path) => path && existsSync(path));
}

/** Installs the browser, its fonts and the PDF tools of the journeys where permitted, and says what is missing. */
export async function installTestTools(log) {
  if (missing().length === 0) return;
  await installFromDebian(log, debianPackages);
  if (missing().length === 0) return;
  throw new Refusal(
    `The browser journeys need ${missing().join(' and ')}: install them (on Debian: apt-get install ` +
      `${debianPackages.join(' ')}), or set CHROMIUM_PATH to a Chromium of your own.`,
  );
}

/**
 * Installs the Redis that tests of the server start, where permitted; without it those tests fail and name what is missing.
 */
export async function installRedis(log) {
  if (!has('redis-server')) await installFromDebian(log, ['redis-server']);
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

function missing() {
  return [
    ...(findChromium() ? [] : ['the headless shell of Chromium']),
    ...(has('pdftoppm') ? [] : ['pdftoppm']),
  ];
}

function has(program) {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
}
