import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { portalOptions } from './node-options.mjs';
import { endCommands, killGroup, readEnvFile, Refusal, root } from './runtime.mjs';

readEnvFile();
const port = Number(process.env.PORT || 3000);
const dataDir = resolve(root, process.env.POTH_DATA_DIR || '.poth');
const withSandbox = !process.env.SSLCZ_STORE_ID && process.env.NODE_ENV !== 'production';
const stopLimitMs = 90_000;
const writesJson = process.env.POTH_LOG === 'json';

/** Writes a log line in the configured format, as the portal does. */
export const log = (line) => {
  const time = new Date().toISOString();
  console.log(
    writesJson ? JSON.stringify({ level: 'info', time, process: process.pid, msg: line.trim() }) : line,
  );
};

const logFault = (fault) => (writesJson ? log(String(fault?.stack ?? fault)) : console.error(fault));

/** Passes on a line of a program, which may be JSON already. */
const passOn = (line) => (writesJson && line.startsWith('{"level"') ? console.log(line) : log(line));

let firstSignalAt = 0;
let stopping;
// Portal last: it is stopped first, because it may still have to call the sandbox.
const children = [];

/** Returns whether stopping has begun: nothing more is started then. */
export const isStopping = () => stopping !== undefined;

/** Runs `start` and keeps the programs that it starts until a signal, or until npm is gone; then stops them. */
export async function runUntilStopped(start) {
  // A closed output is no reason to crash.
  process.stdout.on('error', () => {});
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal);
  stopWhenNpmIsGone();
  try {
    await start();
  } catch (error) {
    // A command fails when Ctrl-C ends it: no need to report that.
    if (!stopping) logFault(error instanceof Refusal ? error.message : error);
    await stop(1);
  }
}

/** Refuses a port that the portal or its sandbox cannot open; `command`: as it was typed. */
export async function refuseTakenPorts(command) {
  if (!(port >= 1 && port <= 65533)) throw new Refusal(`PORT must be a number from 1 to 65533.`);
  for (const wanted of withSandbox ? [port, port + 1, port + 2] : [port])
    await refuseTakenPort(wanted, command);
}

/** Starts the sandbox where payments are not real, then `program`; resolves with the program's address. */
export async function startWithSandbox(node, name, program) {
  let sandbox = {};
  if (withSandbox) {
    sandbox = { SANDBOX_PORT: String(port + 1), SANDBOX_SMTP_PORT: String(port + 2) };
    const state = { SANDBOX_STATE: join(dataDir, 'sandbox.json') };
    const address = await startProgram(node, 'sandbox', 'sandbox/main.ts', { ...sandbox, ...state });
    log(`sandbox: payments, mail and SMS to try Poth with are at ${address}`);
    if (stopping) return;
  }
  return startProgram(node, name, program, { ...sandbox, PORT: String(port) });
}

/** Resolves with the address in the program's line "<name> ready <address>"; its other lines are passed on. */
export function startProgram(node, name, program, env) {
  const preload = new URL('stop-with-parent.mjs', import.meta.url).href;
  const options = name === 'portal' ? portalOptions : [];
  const child = spawn(node, [...options, '--import', preload, join(root, program)], {
    cwd: root,
    env: { ...process.env, ...env },
    // A process group of its own: Ctrl-C reaches only us, and we stop the children in order.
    detached: process.platform !== 'win32',
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  children.push(child);
  const readyLine = new RegExp(`^(?:{.*"msg":")?${name} ready ([^\\s"]+)(?:"})?$`);
  child.stdin.on('error', () => {});
  return new Promise((ready) => {
    createInterface(child.stdout).on('line', (line) => {
      const address = line.match(readyLine)?.[1];
      if (address) ready(address);
      else passOn(line);
    });
    createInterface(child.stderr).on('line', writesJson ? passOn : logFault);
    child.once('error', (error) => logFault(`${name}: ${error.message}`));
    child.once('close', (code, signal) => {
      if (stopping) return;
      logFault(`${name}: ended unexpectedly (${signal ?? `exit code ${code}`})`);
      void stop(1);
    });
  });
}

function onSignal() {
  // npm forwards a signal that the terminal has sent already: two within half a second count as one.
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

async function refuseTakenPort(wanted, command) {
  for (const host of [undefined, '127.0.0.1']) {
    const fault = await new Promise((settle) => {
      const probe = createServer().once('error', settle);
      probe.listen(wanted, host, () => probe.close(() => settle(undefined)));
    });
    if (!fault) continue;
    const what =
      fault.code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${fault.message})`;
    throw new Refusal(
      `Port ${wanted} ${what}. Stop that program, or choose another port: PORT=4000 ${command}` +
        (withSandbox ? ' (the two ports after it are needed too).' : '.'),
    );
  }
}

// npm runs us through a shell, which passes on neither a SIGTERM nor npm's own sudden death.
function stopWhenNpmIsGone() {
  if (!['start', 'dev'].includes(process.env.npm_lifecycle_event)) return;
  const shell = process.ppid;
  const npm = parentOf(shell);
  setInterval(() => {
    if (process.ppid !== shell || parentOf(shell) !== npm) void stop(0);
  }, 1000).unref();
}

// Only Linux has this file; elsewhere only our own parent can be watched.
function parentOf(pid) {
  const file = `/proc/${pid}/status`;
  return existsSync(file) ? /^PPid:\s*(\d+)/m.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
}
