import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useOnline } from '../ui/use-online.ts';

const followMs = 20_000;

/** Reloads the list at intervals while the page is visible and online, since other phones make marks too. */
export const useListReload = (): { online: boolean; readAgain: () => void } => {
  const online = useOnline();
  const { revalidate } = useRevalidator();
  const readAgain = () => void revalidate();
  useEffect(() => {
    if (!online) return;
    const timer = setInterval(() => document.hidden || void revalidate(), followMs);
    return () => clearInterval(timer);
  }, [online, revalidate]);
  return { online, readAgain };
};
