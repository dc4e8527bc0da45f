import type { Journey } from '@poth/domain/trip/trip.ts';
import { useEffect, useState } from 'react';
import type { Pace, SeatingState } from './seating-state.ts';
import { drawKey, liveAddress } from './send-tap.ts';

const reopenMs = 2_000;

let tab: string | undefined;
/** Names this tab to the server, which counts maps by it until the browser has a buyer. */
const tabName = (): string => (tab ??= drawKey());

/** Way in which a map hears of changes: at once, by polling, or not at all for now. */
type MapFeed = 'live' | 'lost' | { everySeconds: number };

/**
 * Follows a map as long as it is looked at; every connection begins with the whole state, so nothing is missed. A
 * hidden tab closes its connection: a browser has only a few for each site. A map for which there is no room is told
 * once, and the browser comes back by itself after the time that the server gave it. isPaused: no connection for now.
 */
export const useLiveSeats = (
  journey: Journey,
  onState: (state: SeatingState) => void,
  isPaused = false,
): MapFeed => {
  const [feed, setFeed] = useState<MapFeed>('live');
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
      if (document.hidden || isPaused) return;
      const opened = new EventSource(`${address}&tab=${tabName()}`);
      source = opened;
      // The server ends the connection of a map that polls: the next error is no loss.
      let isEnding = false;
      opened.addEventListener('pace', ({ data }: MessageEvent<string>) => {
        const { everySeconds } = JSON.parse(data) as Pace;
        isEnding = everySeconds !== null;
        setFeed(everySeconds === null ? 'live' : { everySeconds });
      });
      opened.addEventListener('message', ({ data }: MessageEvent<string>) =>
        onState(JSON.parse(data) as SeatingState),
      );
      opened.addEventListener('error', () => {
        if (!isEnding) setFeed('lost');
        isEnding = false;
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
  }, [address, onState, isPaused]);
  return feed;
};
