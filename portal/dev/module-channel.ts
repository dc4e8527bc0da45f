import type { ChildProcess } from 'node:child_process';
import type { DevEnvironment, HotPayload } from 'vite';

/** Request of a module runner to Vite, which does not export its type. */
export type Asked = { data: { name: string; data: [string?, ...unknown[]] } };
type Answer = Awaited<ReturnType<DevEnvironment['hot']['handleInvoke']>>;

/** Answers the requests of a portal's module runner as long as that process lives. */
export const serveModules = (portal: ChildProcess, { hot }: DevEnvironment): void => {
  portal.on('message', async ({ no, payload }: { no: number; payload: HotPayload }) => {
    const answer = await hot.handleInvoke(payload);
    if (portal.connected) portal.send({ no, answer });
  });
};

/** Opens the channel by which a module runner asks the parent process. */
export const askForModules = (): ((payload: HotPayload) => Promise<Answer>) => {
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  process.on('message', ({ no, answer }: { no: number; answer: Answer }) => {
    waiting.get(no)?.(answer);
    waiting.delete(no);
  });
  return (payload) =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      process.send!({ no: last, payload });
    });
};
