import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Refusal, run } from './runtime.mjs';

/** Chromium without what a window needs: journeys take a third less processor time than in the whole browser. */
const headlessShell = 'chromium-headless-shell';
const debianPackages = [headlessShell, 'fonts-noto-core', 'poppler-utils'];

/** The path of the browser that the journeys run in, or nothing when there is none. */
export function findChromium() {
  const paths = [process.env.CHROMIUM_PATH, `/usr/bin/${headlessShell}`];
  return paths.find((path) => path && existsSync(path));
}

/** Provides the browser, its fonts and the PDF tools of the journeys where we may, and says what is missing. */
export async function installTestTools(log) {
  if (missing().length === 0) return;
  await installFromDebian(log, debianPackages);
  if (missing().length === 0) return;
  throw new Refusal(
    `The browser journeys need ${missing().join(' and ')}: install them (on Debian: apt-get install ` +
      `${debianPackages.join(' ')}), or set CHROMIUM_PATH to a Chromium of your own.`,
  );
}

/** Provides the Redis that tests of the server start, where we may; without it those tests fail and say what is missing. */
export async function installRedis(log) {
  if (!has('redis-server')) await installFromDebian(log, ['redis-server']);
}

/** Installs packages of Debian where we may: as root, on a system that has apt-get. */
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
