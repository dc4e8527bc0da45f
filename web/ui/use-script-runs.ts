import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the browser runs our script: false on the server and while React takes over, then true. */
export const useScriptRuns = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
