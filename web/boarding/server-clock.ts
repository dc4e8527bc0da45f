/** Milliseconds by which this phone's clock is behind the server's; clocks of phones are often wrong. */
let behindMs: number | undefined;

/** Sets the offset from a list that has just come over the network. at: its time by the server's clock. */
export const setServerClock = (at: Date): void => {
  behindMs = at.getTime() - Date.now();
};

/**
 * Sets the offset, unless it is known, from the list that the page was loaded with: that came just now or, in a stored
 * copy, when the copy was made.
 */
export const setServerClockOnce = (at: Date): void => {
  const keptAt = Date.parse(document.documentElement.dataset.keptAt ?? '');
  behindMs ??= at.getTime() - (keptAt || Date.now());
};

/** Returns the time by the server's clock, or by the phone's before any list was read. */
export const serverNow = (): Date => new Date(Date.now() + (behindMs ?? 0));
