import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useOnline } from '../ui/use-online.ts';

const followMs = 20_000;

/** Reads the list anew now and then while somebody looks and there is a network: other phones mark too. */
export const useLine = (): { online: boolean; readAgain: () => void } => {
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
