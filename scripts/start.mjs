import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { buildWeb } from './build-web.mjs';
import { endCommands, findNode, installPackages, killGroup, Refusal, root } from './runtime.mjs';

const port = Number(process.env.PORT || 3000);
const dataDir = resolve(root, process.env.POTH_DATA_DIR || '.poth');
const withSandbox = !process.env.SSLCZ_STORE_ID && process.env.NODE_ENV !== 'production';
const stopLimitMs = 90_000;
const log = (line) => console.log(line);

let firstSignalAt = 0;
let stopping;
// The portal comes last and is stopped first: it may still have something to say to the sandbox.
const children = [];

// Whoever read our lines may be gone; that is no reason to fall.
process.stdout.on('error', () => {});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal);
stopWhenNpmIsGone();

try {
  await start();
} catch (error) {
  // A command that Ctrl-C ended has failed: nothing to be told.
  if (!stopping) console.error(error instanceof Refusal ? error.message : error);
  await stop(1);
}

async function start() {
  if (!(port >= 1 && port <= 65533)) throw new Refusal(`PORT must be a number from 1 to 65533.`);
  for (const wanted of withSandbox ? [port, port + 1, port + 2] : [port]) await refuseTakenPort(wanted);
  await installPackages(log);
  if (stopping) return;
  const node = findNode();
  await buildWeb({ node, log });
  if (stopping) return;

  let sandbox = {};
  if (withSandbox) {
    sandbox = { SANDBOX_PORT: String(port + 1), SANDBOX_SMTP_PORT: String(port + 2) };
    const state = { SANDBOX_STATE: join(dataDir, 'sandbox.json') };
    const address = await startChild(node, 'sandbox', { ...sandbox, ...state });
    log(`sandbox: payments, mail and SMS to try Poth with are at ${address}`);
    if (stopping) return;
  }
  const address = await startChild(node, 'portal', { ...sandbox, PORT: String(port) });
  log(`\nPoth is open at ${address}`);
}

// Resolves with the address of the child's line "<name> ready <address>"; its other lines are passed on.
function startChild(node, name, env) {
  const preload = new URL('stop-with-parent.mjs', import.meta.url).href;
  const child = spawn(node, ['--import', preload, join(root, name, 'main.ts')], {
    cwd: root,
    env: { ...process.env, ...env },
    // A group of its own: Ctrl-C reaches us alone, and we stop the children in order.
    detached: process.platform !== 'win32',
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  children.push(child);
  child.stdin.on('error', () => {});
  return new Promise((ready) => {
    createInterface(child.stdout).on('line', (line) => {
      const address = line.match(new RegExp(`^${name} ready (\\S+)$`))?.[1];
      if (address) ready(address);
      else log(line);
    });
    createInterface(child.stderr).on('line', (line) => console.error(line));
    child.once('error', (error) => console.error(`${name}: ${error.message}`));
    child.once('close', (code, signal) => {
      if (stopping) return;
      console.error(`${name}: ended unexpectedly (${signal ?? `exit code ${code}`})`);
      void stop(1);
    });
  });
}

function onSignal() {
  // npm passes on what the terminal has already sent: two signals at once are one.
  firstSignalAt ||= Date.now();
  if (Date.now() - firstSignalAt > 500) {
    for (const child of children) killGroup(child, 'SIGKILL');
    process.exit(1);
  }
  void stop(0);
}

function stop(code) {
  stopping ??= (async () => {
    if (children.length > 0) log('stopping');
    await endCommands();
    for (const child of children.toReversed()) await stopChild(child);
    process.exit(code);
  })();
  return stopping;
}

function stopChild(child) {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
  return new Promise((ended) => {
    child.once('exit', ended);
    child.kill('SIGTERM');
    setTimeout(() => killGroup(child, 'SIGKILL'), stopLimitMs).unref();
  });
}

async function refuseTakenPort(wanted) {
  for (const host of [undefined, '127.0.0.1']) {
    const fault = await new Promise((settle) => {
      const probe = createServer().once('error', settle);
      probe.listen(wanted, host, () => probe.close(() => settle(undefined)));
    });
    if (!fault) continue;
    const what =
      fault.code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${fault.message})`;
    throw new Refusal(
      `Port ${wanted} ${what}. Stop that program, or choose another port: PORT=4000 npm start` +
        (withSandbox ? ' (the two ports after it are needed too).' : '.'),
    );
  }
}

// npm runs us through a shell, and hands a SIGTERM or its own sudden death on to neither.
function stopWhenNpmIsGone() {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const shell = process.ppid;
  const npm = parentOf(shell);
  setInterval(() => {
    if (process.ppid !== shell || parentOf(shell) !== npm) void stop(0);
  }, 1000).unref();
}

// Only Linux tells this by a file; elsewhere our own parent has to do.
function parentOf(pid) {
  const file = `/proc/${pid}/status`;
  return existsSync(file) ? /^PPid:\s*(\d+)/m.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
}
