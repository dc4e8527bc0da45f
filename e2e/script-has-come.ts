/** Whether React takes over the page; one that is read only, or has a small script of its own, stays as it comes. */
export const isOfReact = (): boolean =>
  [...document.scripts].some(({ text }) => text.includes('__reactRouterContext'));

/**
 * Whether React has taken over all that the server drew, the frame around the page too, has done what it does after that,
 * and changes it no more by itself; a page that is not React's is ready as it comes. Runs in the browser.
 */
export const scriptHasCome = (): boolean | Promise<boolean> => {
  if (![...document.scripts].some(({ text }) => text.includes('__reactRouterContext'))) return true;
  const isTaken = (one: Element) => Object.keys(one).some((key) => key.startsWith('__react'));
  if (![...document.querySelectorAll('a, button, [data-view] input')].every(isTaken)) return false;
  // A map is drawn once more when it knows that scripts run: then Tab comes to one seat only.
  // The map of a trip's desk, whose free seats are ticked, stays as it comes.
  const map = 'label[data-view]:not([data-view="free"]) input';
  if (document.querySelector(map) && !document.querySelector(`${map}[tabindex="-1"]`)) return false;
  // Its elements are React's a moment before its listeners hear.
  return new Promise((resolve) => requestIdleCallback(() => resolve(true)));
};
