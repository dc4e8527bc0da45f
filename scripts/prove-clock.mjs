// npm run prove:clock: runs the server's tests at other hours and on other days, with libfaketime (Debian).
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWeb } from './build-web.mjs';
import { momentsFrom } from './clock-moments.mjs';
import { findNode, installPackages, Refusal, root, run, seconds } from './runtime.mjs';
import { installFromDebian, installTestTools } from './test-tools.mjs';

const usage = `npm run prove:clock                            every moment, the whole of the server's tests
npm run prove:clock -- 00:30 eid-eve           some moments
npm run prove:clock -- 23:50 --only settlement only files whose path has this in it; may be said again`;

const log = (line) => console.log(line);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', multiple: true, default: [] },
    help: { type: 'boolean', default: false },
  },
});
const folder = mkdtempSync(join(tmpdir(), 'poth-clock-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Debian installs it in the folder of the machine's architecture. */
const findLibrary = () =>
  ['', ...(existsSync('/usr/lib') ? readdirSync('/usr/lib') : [])]
    .map((part) => join('/usr/lib', part, 'faketime', 'libfaketimeMT.so.1'))
    .find((file) => existsSync(file));

const provideLibrary = async () => {
  if (!findLibrary()) await installFromDebian(log, ['libfaketime']);
  const library = findLibrary();
  if (library) return library;
  throw new Refusal(
    'prove:clock needs libfaketime, which runs on Linux: install it (on Debian: apt-get install libfaketime).',
  );
};

/**
 * Environment in which a program and all its children, PostgreSQL too, run at another time: an offset, so that programs
 * started at different moments agree. Durations are not faked, and no shared memory is used, which PostgreSQL's own
 * account could not open.
 */
const environmentAt = (library, moment) => ({
  ...process.env,
  LD_PRELOAD: library,
  FAKETIME: `${moment > Date.now() ? '+' : ''}${Math.round((moment.getTime() - Date.now()) / 1000)}`,
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
  FAKETIME_DISABLE_SHM: '1',
  NO_FAKE_STAT: '1',
});

/** Throws if a clock does not show the requested time: the run would prove nothing. */
const checkClocks = async (node, env, moment) => {
  const { code, output } = await run(node, ['scripts/read-clocks.ts', folder], { env });
  if (code !== 0) throw new Refusal(output);
  for (const [whose, at] of Object.entries(JSON.parse(output.split('\n').at(-1))))
    if (Math.abs(new Date(at).getTime() - moment.getTime()) > 120_000)
      throw new Refusal(`the clock of ${whose} says ${at}, asked for was ${moment.toISOString()}`);
};

/** Runs the tests at a moment; returns their counts. */
const proveAt = async (node, library, moment) => {
  await checkClocks(node, environmentAt(library, moment), moment);
  const file = join(folder, `${moment.getTime()}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const args = ['run', '--config', 'scripts/vitest.config.ts', '--project', 'server', ...reporters];
  const { code, output } = await run(
    node,
    [join(root, 'node_modules/vitest/vitest.mjs'), ...args, ...values.only],
    { env: environmentAt(library, moment), show: true, minutes: 40 },
  );
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const { numPassedTests: passed = 0, numFailedTests: failed = 0, numPendingTests: skipped = 0 } = report;
  const unhandled = Number(/Vitest caught (\d+) unhandled error/.exec(output)?.[1] ?? 0);
  return { passed, failed, skipped, unhandled, green: code === 0 && passed > 0 && skipped === 0 };
};

const dhakaTime = (at) =>
  at.toLocaleString('en-GB', { timeZone: 'Asia/Dhaka', dateStyle: 'medium', timeStyle: 'short' });

try {
  if (values.help) throw new Refusal(usage);
  const known = Object.keys(momentsFrom(new Date()));
  const names = positionals.length > 0 ? positionals : known;
  const strange = names.find((name) => !known.includes(name));
  if (strange) throw new Refusal(`no moment ${strange}: ${known.join(' ')}\n\n${usage}`);
  await installPackages(log);
  const node = findNode();
  const library = await provideLibrary();
  await installTestTools(log, { redis: true });
  await buildWeb({ node, log });
  const lines = [];
  for (const name of names) {
    const moment = momentsFrom(new Date())[name];
    log(`\n== ${name}: ${dhakaTime(moment)} in Dhaka`);
    const startedAt = Date.now();
    const { green, ...counted } = await proveAt(node, library, moment);
    const cells = [
      name,
      dhakaTime(moment),
      ...Object.values(counted),
      seconds(startedAt),
      green ? 'green' : 'RED',
    ];
    lines.push(`| ${cells.join(' | ')} |`);
    if (!green) process.exitCode = 1;
  }
  log(`\n| moment | Dhaka | passed | failed | skipped | unhandled | took | |`);
  log(`|---|---|--:|--:|--:|--:|--:|---|\n${lines.join('\n')}`);
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = 1;
}
