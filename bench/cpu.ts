import { readdirSync, readFileSync } from 'node:fs';
import type { Figures } from './figures.ts';

/**
 * Processor time in ms: of the portal and its whole database, the cost of Poth, and separately of the sandbox and the
 * client, which only share the cores. Unlike speed it hardly depends on other load of the machine.
 */
export type Cpu = { portalMs: number; databaseMs: number; sandboxMs: number; clientMs: number };
export type Processes = { serverPid: number; postmasterPid: number; sandboxPid: number };

// The unit of /proc: USER_HZ, 100 a second on every Linux that Node runs on.
const tickMs = 10;

type Usage = { parent: number; ownMs: number; endedChildrenMs: number };

/** Source: proc_pid_stat(5); the fields after the name in parentheses, which may contain anything. */
const usageOf = (pid: number): Usage | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent, user, system, childUser, childSystem] = [1, 11, 12, 13, 14].map((at) => fields[at] ?? 0);
    const ms = (a = 0, b = 0) => (a + b) * tickMs;
    return { parent: parent ?? 0, ownMs: ms(user, system), endedChildrenMs: ms(childUser, childSystem) };
  } catch {
    return undefined;
  }
};

const clientMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const cpuOf = ({ serverPid, postmasterPid, sandboxPid }: Processes): Cpu | undefined => {
  const [server, postmaster, sandbox] = [usageOf(serverPid), usageOf(postmasterPid), usageOf(sandboxPid)];
  if (!server || !postmaster || !sandbox) return undefined;
  const backendsMs = readdirSync('/proc')
    .map((name) => usageOf(Number(name)))
    .reduce((sum, usage) => sum + (usage?.parent === postmasterPid ? usage.ownMs : 0), 0);
  return {
    portalMs: server.ownMs,
    databaseMs: postmaster.ownMs + postmaster.endedChildrenMs + backendsMs,
    sandboxMs: sandbox.ownMs,
    clientMs: clientMs(),
  };
};

const each = (cpu: Cpu, of: (ms: number, name: keyof Cpu) => number): Cpu => ({
  portalMs: of(cpu.portalMs, 'portalMs'),
  databaseMs: of(cpu.databaseMs, 'databaseMs'),
  sandboxMs: of(cpu.sandboxMs, 'sandboxMs'),
  clientMs: of(cpu.clientMs, 'clientMs'),
});

/** Runs a load and returns its result and the processor time of all programs; undefined except on Linux. */
export const withCpu = async <T>(
  processes: Processes,
  load: () => Promise<T>,
): Promise<[T, Cpu | undefined]> => {
  const before = cpuOf(processes);
  const result = await load();
  const after = cpuOf(processes);
  return [result, before && after && each(after, (ms, name) => ms - before[name])];
};

/** Cost of each piece of work, failed ones included. */
export const cpuOfEach = (cpu: Cpu | undefined, { count, errors }: Figures): Cpu | undefined => {
  const pieces = Object.values(errors).reduce((sum, failed) => sum + failed, count);
  return cpu && each(cpu, (ms) => ms / pieces);
};
