import { useDeferredValue, useEffect } from 'react';

let ran = false;

/**
 * Whether the browser runs our script: false on the server and while React takes over, then true. Without haste: what
 * changes by it is drawn in small pieces, for a slow phone would stand still meanwhile.
 */
export const useScriptRuns = (): boolean => {
  const runs = useDeferredValue(true, ran);
  useEffect(() => {
    ran = true;
  }, []);
  return runs;
};
