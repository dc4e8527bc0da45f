const [least, most] = [5, 120];

/**
 * Seconds after which a page of the room is read again: a quarter of the time to go, within bounds, spread by up to a
 * half so that browsers do not come together. spread: from 0 to 1, derived from the place.
 */
export const lookAgainAfter = (secondsToGo: number | null, spread: number): number =>
  Math.round(Math.min(most, Math.max(least, (secondsToGo ?? most) / 4)) * (1 + spread / 2));
