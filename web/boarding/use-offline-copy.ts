import { useEffect, useState } from 'react';
import { loadDecoder } from './qr-reader.ts';

type Keeper = {
  keepPage: (path: string) => Promise<void>;
  whenKept: (path: string, kept: () => void) => () => void;
};

const restMs = 30_000;

/**
 * Stores a boarding page on the phone, in both languages and with the decoder, and stores it again as its list changes,
 * at limited intervals. isCopy: the current page is such a copy. Returns whether the page would open without a network.
 */
export const useOfflineCopy = (
  [first = '', second = '']: readonly string[],
  { at, isCopy }: { at: Date; isCopy: boolean },
  { keepPage, whenKept }: Keeper,
): boolean => {
  const [kept, setKept] = useState(false);
  useEffect(() => whenKept(first, () => setKept(true)), [first, whenKept]);
  useEffect(() => {
    if (isCopy) return;
    const keep = async () => {
      await loadDecoder().catch(() => undefined);
      await keepPage(first);
      await keepPage(second);
    };
    void keep();
  }, [first, second, isCopy, keepPage]);

  const turn = Math.floor(at.getTime() / restMs);
  useEffect(() => {
    if (navigator.onLine) void keepPage(first);
  }, [first, turn, keepPage]);
  return kept || isCopy;
};
