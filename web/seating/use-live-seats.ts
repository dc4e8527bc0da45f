import type { Journey } from '@poth/domain/trip/trip.ts';
import { useEffect, useState } from 'react';
import type { SeatingState } from './seating-state.ts';
import { liveAddress } from './send-tap.ts';

const reopenMs = 2_000;

/**
 * Follows a map as long as it is looked at; every connection begins with the whole state, so nothing is missed.
 * A hidden tab lets go of its connection: a browser has only a few for each site. Answers whether the map is live.
 */
export const useLiveSeats = (journey: Journey, onState: (state: SeatingState) => void): boolean => {
  const [live, setLive] = useState(true);
  const address = liveAddress(journey);
  useEffect(() => {
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const close = () => {
      clearTimeout(timer);
      source?.close();
    };
    const open = () => {
      close();
      if (document.hidden) return;
      const opened = new EventSource(address);
      source = opened;
      opened.addEventListener('open', () => setLive(true));
      opened.addEventListener('message', ({ data }: MessageEvent<string>) =>
        onState(JSON.parse(data) as SeatingState),
      );
      opened.addEventListener('error', () => {
        setLive(false);
        // The browser reconnects by itself, but not after an answer such as 503.
        if (opened.readyState === EventSource.CLOSED) timer = setTimeout(open, reopenMs);
      });
    };
    open();
    window.addEventListener('online', open);
    document.addEventListener('visibilitychange', open);
    return () => {
      close();
      window.removeEventListener('online', open);
      document.removeEventListener('visibilitychange', open);
    };
  }, [address, onState]);
  return live;
};
