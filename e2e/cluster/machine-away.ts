import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const inShell = promisify(execFile);
const runCommand = (command: string) => inShell('/bin/sh', ['-c', command]);

/** How long a machine is away. */
const awayMs = 5_000;

/** Commands that kill a machine of the database, and start it again. */
export type Blow = { kill: string; start: string };

/** Has a machine killed once when so many tickets are sold, and starts it again; `over` ends when it is back. */
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
      // It is heard at the end.
      blow.catch(() => undefined);
    },
    over: async (): Promise<boolean> => {
      await blow;
      return blow !== undefined;
    },
  };
};
