import type { CounterName } from '@poth/domain/place/find-counter.ts';
import { useRef, useState } from 'react';

let answered: Promise<readonly CounterName[]> | undefined;

/** Asks once for all fields of the window; a failure is asked again with the next touch. */
const askNames = (): Promise<readonly CounterName[]> => {
  answered ??= fetch('/counter-names').then(async (answer) => {
    if (!answer.ok) throw new Error(String(answer.status));
    return (await answer.json()) as readonly CounterName[];
  });
  answered.catch(() => (answered = undefined));
  return answered;
};

/**
 * The names of counters, which a page does not carry with it: they come once a field is touched. Until then, and
 * without a network, the server understands a counter that was typed.
 */
export const useCounterNames = (): [readonly CounterName[], () => void] => {
  const [names, setNames] = useState<readonly CounterName[]>([]);
  const asked = useRef(false);
  const ask = () => {
    if (asked.current) return;
    asked.current = true;
    askNames().then(setNames, () => (asked.current = false));
  };
  return [names, ask];
};
