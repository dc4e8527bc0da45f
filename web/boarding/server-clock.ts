/** How far the clock of this phone is behind the server's; phones run wrong. */
let behindMs: number | undefined;

/** A list has come by the network just now. at: its moment by the server's clock. */
export const setServerClock = (at: Date): void => {
  behindMs = at.getTime() - Date.now();
};

/** The list that a page was opened with came just now as well, or when the copy was kept that it lies in. */
export const setServerClockOnce = (at: Date): void => {
  const keptAt = Date.parse(document.documentElement.dataset.keptAt ?? '');
  behindMs ??= at.getTime() - (keptAt || Date.now());
};

/** This moment by the server's clock, as far as a list has told. */
export const serverNow = (): Date => new Date(Date.now() + (behindMs ?? 0));
