import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const followMs = 2_500;

/**
 * Reloads the page's data whenever seats of its trip change, and every few seconds while money is on its way back; a
 * hidden tab closes its connection.
 */
export const useLiveTrip = (address: string, following: boolean): void => {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let source: EventSource | undefined;
    const open = () => {
      source?.close();
      if (document.hidden) return;
      source = new EventSource(address);
      let first = true;
      source.addEventListener('message', () => {
        // The first message of a connection repeats the seats that are on the page; after a reconnection it may bring
        // changes.
        if (!first) void revalidate();
        first = false;
      });
    };
    const comeBack = () => {
      open();
      if (!document.hidden) void revalidate();
    };
    open();
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      source?.close();
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [address, revalidate]);
  useEffect(() => {
    if (!following) return;
    const timer = setInterval(() => void revalidate(), followMs);
    return () => clearInterval(timer);
  }, [following, revalidate]);
};
