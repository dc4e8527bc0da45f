import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const inShell = promisify(execFile);
const runCommand = (command: string) => inShell('/bin/sh', ['-c', command]);

/** Downtime of a machine. */
const awayMs = 5_000;

/** Shell commands that kill a machine of the database and start it again. */
export type Blow = { kill: string; start: string };

/** Kills a machine once a number of tickets are sold, and starts it again; `over` resolves when it is back. */
export const killAt = (tickets: number, { kill, start }: Blow) => {
  let blow: Promise<void> | undefined;
  const strike = async (): Promise<void> => {
    await runCommand(kill);
    await pause(awayMs);
    await runCommand(start);
  };
  return {
    told: (sold: number): void => {
      if (sold < tickets || blow) return;
      blow = strike();
      // Reported by `over`.
      blow.catch(() => undefined);
    },
    over: async (): Promise<boolean> => {
      await blow;
      return blow !== undefined;
    },
  };
};
