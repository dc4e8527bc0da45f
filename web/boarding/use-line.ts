import { useEffect, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';

const listen = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** Whether the browser has a network at all; on the server it has. */
const useOnline = (): boolean =>
  useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );

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
