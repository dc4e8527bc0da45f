import { useDeferredValue, useEffect } from 'react';

let ran = false;

/**
 * Returns whether the browser runs our script: false on the server and during hydration, then true. Deferred: the
 * changes render in small pieces, because a slow phone would freeze otherwise.
 */
export const useScriptRuns = (): boolean => {
  const runs = useDeferredValue(true, ran);
  useEffect(() => {
    ran = true;
  }, []);
  return runs;
};
