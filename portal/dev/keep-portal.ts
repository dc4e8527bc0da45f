import type { ChildProcess } from 'node:child_process';
import { type PortalProcess, startPortal } from './portal-process.ts';

type Told = {
  /** Called when a process has started, before it prints anything. */
  started(child: ChildProcess): void;
  /** Called when a newer portal answers in place of the former one. */
  restarted(): void;
};

const seconds = (fromMs: number): string => ((performance.now() - fromMs) / 1000).toFixed(1);

/** Keeps one portal running, and replaces it with a newer one at each restart. */
export const keepPortal = (publicUrl: string, told: Told) => {
  let portal: PortalProcess | undefined;
  let address = Promise.withResolvers<string>();
  let turn = Promise.resolve();

  const swap = async (): Promise<void> => {
    const mine = address;
    void portal?.stop();
    portal = await startPortal(publicUrl, told.started);
    portal.address.then(mine.resolve, (thrown: Error) => {
      // While a newer portal starts, waiting requests are answered by that one.
      if (mine !== address) return;
      console.error(`${thrown.message} The next change starts it again.`);
      mine.reject(thrown);
    });
    mine.promise.catch(() => undefined);
  };
  const swapInTurn = (): void => {
    turn = turn.then(swap);
  };

  swapInTurn();
  return {
    /** Address of the portal; during a restart resolves with that of the next one. */
    address: (): Promise<string> => address.promise,
    /** Lets requests wait for the next portal. */
    hold(): void {
      const { resolve, reject } = address;
      address = Promise.withResolvers<string>();
      address.promise.then(resolve, reject);
    },
    async restart(file: string): Promise<void> {
      const fromMs = performance.now();
      console.log(`portal: ${file} has changed`);
      swapInTurn();
      const { promise } = address;
      const answers = await promise.then(
        () => true,
        () => false,
      );
      if (!answers || promise !== address.promise) return;
      console.log(`portal: restarted in ${seconds(fromMs)} s`);
      told.restarted();
    },
    async stop(): Promise<void> {
      await turn;
      await portal?.stop();
    },
  };
};
