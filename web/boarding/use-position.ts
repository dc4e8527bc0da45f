import { positionEverySeconds } from '@poth/domain/trip/position.ts';
import { useEffect, useState } from 'react';
import { isForbidden } from './is-forbidden.ts';
import { type PositionSent, sendPosition } from './send-position.ts';

/** none: the phone finds no position; hidden: the page is not looked at, and nothing is asked for. */
export type PositionState = PositionSent | 'off' | 'asking' | 'hidden' | 'denied' | 'none';

const everyMs = positionEverySeconds * 1_000;
/** A fix that may be this far off tells nothing of a coach: it comes from an address of the network. */
const mostErrorMeters = 3_000;
const storedAs = 'position-shared-of';

/** The one trip whose position this phone shares. */
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

/** One position, found and sent; what became of it. isWanted: still, for a phone takes a while to find one. */
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

/** Shares the position of this phone, at once and then in its rhythm; answers how to stop. */
const startSharing = (tripId: string, tell: (state: PositionState) => void): (() => void) => {
  let said: PositionState = 'asking';
  let busy = false;
  let lastAt = -Infinity;
  let ended = false;
  const show = () => tell(document.hidden ? 'hidden' : navigator.onLine ? said : 'unreached');
  const look = async () => {
    show();
    // A timer comes a little early now and then.
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
 * Shares where this phone is while the page is open and looked at, at most every thirty seconds. Off at first; the choice
 * stays for the trip. A refusal of the browser ends it, a network that is away does not: marks at the door wait for nothing here.
 */
export const usePosition = (tripId: string) => {
  /** How often it was switched on; 0: it is off. */
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
