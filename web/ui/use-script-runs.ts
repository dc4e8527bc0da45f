import { useDeferredValue, useEffect, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the browser runs our script: false on the server and while React takes over, then true. */
export const useScriptRuns = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

let ran = false;

/** The same without haste: a long page is drawn anew in small pieces once React has taken it over. */
export const useScriptRunsSoon = (): boolean => {
  const runs = useDeferredValue(true, ran);
  useEffect(() => {
    ran = true;
  }, []);
  return runs;
};
