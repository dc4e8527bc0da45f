/** Returns whether React hydrates the page; one that is only read, or has a small script of its own, stays as it is. */
export const isOfReact = (): boolean =>
  [...document.scripts].some(({ text }) => text.includes('__reactRouterContext'));

/**
 * Returns whether React has hydrated everything that the server rendered, the frame too, and all changes that follow by
 * themselves are done; a page without React is ready at once. Runs in the browser.
 */
export const scriptHasCome = (): boolean | Promise<boolean> => {
  if (![...document.scripts].some(({ text }) => text.includes('__reactRouterContext'))) return true;
  const isTaken = (one: Element) => Object.keys(one).some((key) => key.startsWith('__react'));
  if (![...document.querySelectorAll('a, button, [data-view] input')].every(isTaken)) return false;
  // A map renders once more when it knows that scripts run: then Tab reaches only one seat.
  // The map of a trip's desk, whose free seats are ticked, stays as it is.
  const map = 'label[data-view]:not([data-view="free"]) input';
  if (document.querySelector(map) && !document.querySelector(`${map}[tabindex="-1"]`)) return false;
  // React owns the elements a moment before its listeners work.
  return new Promise((resolve) => requestIdleCallback(() => resolve(true)));
};
