import type { CounterName } from '@poth/domain/place/find-counter.ts';
import { useRef, useState } from 'react';

let answered: Promise<readonly CounterName[]> | undefined;

/** Loads the names once for all fields of the window; after a failure the next touch tries again. */
const askNames = (): Promise<readonly CounterName[]> => {
  answered ??= fetch('/counter-names').then(async (answer) => {
    if (!answer.ok) throw new Error(String(answer.status));
    return (await answer.json()) as readonly CounterName[];
  });
  answered.catch(() => (answered = undefined));
  return answered;
};

/**
 * Provides the names of counters, which load once a field is touched, not with the page. Until then, and without a
 * network, the server still understands a typed counter.
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
