import { positionEverySeconds } from '@poth/domain/trip/position.ts';
import { useEffect, useState } from 'react';
import { isForbidden } from './is-forbidden.ts';
import { type PositionSent, sendPosition } from './send-position.ts';

/**
 * State of sharing. none: the phone finds no position; hidden: the page is not visible, and no position is requested.
 */
type PositionState = PositionSent | 'off' | 'asking' | 'hidden' | 'denied' | 'none';

const everyMs = positionEverySeconds * 1_000;
/** Greatest error of a useful position; a less accurate one comes from an IP address. */
const mostErrorMeters = 3_000;
const storedAs = 'position-shared-of';

/** Tells whether this phone shares the position of this trip; it shares one trip at most. */
const wasShared = (tripId: string): boolean => {
  try {
    return localStorage.getItem(storedAs) === tripId;
  } catch {
    return false;
  }
};

const remember = (tripId: string | null): void => {
  try {
    if (tripId) localStorage.setItem(storedAs, tripId);
    else localStorage.removeItem(storedAs);
  } catch {
    // Without storage it is shared until the page is left.
  }
};

const find = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      enableHighAccuracy: true,
      maximumAge: everyMs / 3,
      timeout: everyMs,
    });
  });

/**
 * Finds and sends one position, and returns the result. isWanted: asked again before sending, since finding one takes a
 * while.
 */
const share = async (tripId: string, isWanted: () => boolean): Promise<PositionState> => {
  try {
    const found = await find();
    if (!isWanted()) return 'asking';
    return found.coords.accuracy > mostErrorMeters ? 'none' : await sendPosition(tripId, found);
  } catch (thrown) {
    // 1: PERMISSION_DENIED
    return (thrown as { code?: number }).code === 1 ? 'denied' : 'none';
  }
};

/** Shares the position of this phone, at once and then at intervals; returns a function that stops it. */
const startSharing = (tripId: string, tell: (state: PositionState) => void): (() => void) => {
  let said: PositionState = 'asking';
  let busy = false;
  let lastAt = -Infinity;
  let ended = false;
  const show = () => tell(document.hidden ? 'hidden' : navigator.onLine ? said : 'unreached');
  const look = async () => {
    show();
    // Timers sometimes fire a little early.
    const isDue = performance.now() - lastAt > everyMs - 1_000;
    if (busy || !isDue || document.hidden || !navigator.onLine) return;
    busy = true;
    lastAt = performance.now();
    said = await share(tripId, () => !ended && !document.hidden);
    busy = false;
    show();
    if (said !== 'denied' && said !== 'over') return;
    remember(null);
    stop();
  };
  const wake = () => void look();
  const timer = setInterval(wake, everyMs);
  const stop = () => {
    ended = true;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', wake);
    window.removeEventListener('online', wake);
    window.removeEventListener('offline', wake);
  };
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', wake);
  window.addEventListener('offline', wake);
  wake();
  return stop;
};

/**
 * Shares the position of this phone while the page is open and visible, at most every thirty seconds. Off by default;
 * the choice is remembered for the trip. A refusal by the browser ends it, a missing network does not. Marks at the
 * door never wait for it.
 */
export const usePosition = (tripId: string) => {
  /** Number of times it was switched on; 0: it is off. */
  const [turn, setTurn] = useState(() => (wasShared(tripId) && !isForbidden('geolocation') ? 1 : 0));
  const [state, setState] = useState<PositionState>('off');
  useEffect(() => {
    if (turn === 0) return;
    let ended = false;
    const stop = startSharing(tripId, (said) => ended || setState(said));
    return () => {
      ended = true;
      stop();
    };
  }, [tripId, turn]);

  return {
    state: turn === 0 ? 'off' : state,
    isOn: turn > 0 && state !== 'denied' && state !== 'over',
    choose: (on: boolean) => {
      remember(on ? tripId : null);
      if (on && isForbidden('geolocation')) return location.reload();
      setTurn(on ? turn + 1 : 0);
    },
  } as const;
};
