import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useScriptRuns } from './use-script-runs.ts';

const find = (name: string) => document.querySelector<HTMLTextAreaElement>(`textarea[name="${name}"]`);
const asTyped = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) => ({
  text: value,
  selectionStart,
  selectionEnd,
});

/**
 * Keeps what was typed or selected in a textarea before the page's script took over: React sets it back to what the
 * server had sent. It is read just before that, and given back once React is done.
 */
export const useTypedEarly = (name: string, given: string, keep: (text: string) => void): void => {
  const scripted = useScriptRuns();
  const [early] = useState(() => {
    const area = scripted || typeof document === 'undefined' ? undefined : find(name);
    return area ? asTyped(area) : undefined;
  });
  const giveBack = useEffectEvent(() => {
    const area = find(name);
    if (!early || !area) return;
    const sent = given.replaceAll('\r\n', '\n');
    // Typed since then: newer than what was read.
    const text = area.value === sent ? early.text : area.value;
    if (text !== sent) keep(text);
    else if (document.activeElement === area)
      area.setSelectionRange(early.selectionStart, early.selectionEnd);
  });
  useLayoutEffect(() => giveBack(), []);
};
