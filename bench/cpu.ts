import { readdirSync, readFileSync } from 'node:fs';
import type { Figures } from './figures.ts';

/** Processor time in ms of the portal and of its whole database, for each piece of work; unlike speed it hardly depends on what else runs. */
export type Cpu = { portalMs: number; databaseMs: number };
export type Processes = { serverPid: number; postmasterPid: number };

// The unit of /proc: USER_HZ, 100 a second on every Linux that Node runs on.
const tickMs = 10;

type Usage = { parent: number; ownMs: number; endedChildrenMs: number };

/** Source: proc_pid_stat(5); the fields after the name in parentheses, which may hold anything. */
const usageOf = (pid: number): Usage | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ').map(Number);
    const [parent, user, system, childUser, childSystem] = [1, 11, 12, 13, 14].map((at) => fields[at] ?? 0);
    const ms = (a = 0, b = 0) => (a + b) * tickMs;
    return { parent: parent ?? 0, ownMs: ms(user, system), endedChildrenMs: ms(childUser, childSystem) };
  } catch {
    return undefined;
  }
};

const cpuOf = ({ serverPid, postmasterPid }: Processes): Cpu | undefined => {
  const [server, postmaster] = [usageOf(serverPid), usageOf(postmasterPid)];
  if (!server || !postmaster) return undefined;
  const backendsMs = readdirSync('/proc')
    .map((name) => usageOf(Number(name)))
    .reduce((sum, usage) => sum + (usage?.parent === postmasterPid ? usage.ownMs : 0), 0);
  return {
    portalMs: server.ownMs,
    databaseMs: postmaster.ownMs + postmaster.endedChildrenMs + backendsMs,
  };
};

/** Runs a load and adds what processor time one piece of it took; only Linux tells. */
export const withCpu = async (
  processes: Processes,
  load: () => Promise<Figures>,
): Promise<Figures & { cpu: Cpu | undefined }> => {
  const before = cpuOf(processes);
  const figures = await load();
  const after = cpuOf(processes);
  const pieces = figures.count + Object.values(figures.errors).reduce((sum, count) => sum + count, 0);
  const each = (key: keyof Cpu) => ((after?.[key] ?? Number.NaN) - (before?.[key] ?? Number.NaN)) / pieces;
  return { ...figures, cpu: before && after && { portalMs: each('portalMs'), databaseMs: each('databaseMs') } };
};
