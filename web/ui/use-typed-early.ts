import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useScriptRuns } from './use-script-runs.ts';

/**
 * Keeps what was typed into a textarea before the page's script took over: React then sets it back to what the server
 * had sent. It is read while React looks the page over, and given back once it has.
 */
export const useTypedEarly = (name: string, given: string, keep: (text: string) => void): void => {
  const scripted = useScriptRuns();
  const [typed] = useState(() =>
    scripted || typeof document === 'undefined'
      ? undefined
      : document.querySelector<HTMLTextAreaElement>(`textarea[name="${name}"]`)?.value,
  );
  const giveBack = useEffectEvent(() => {
    if (typed !== undefined && typed !== given.replaceAll('\r\n', '\n')) keep(typed);
  });
  useLayoutEffect(() => giveBack(), []);
};
