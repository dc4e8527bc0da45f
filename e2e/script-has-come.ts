/**
 * Whether React has taken over all that the server drew, and changes it no more by itself; a page without a script is
 * ready as it comes. Runs in the browser.
 */
export const scriptHasCome = (): boolean =>
  [...document.scripts].every(({ type }) => type === 'application/ld+json') ||
  ([...document.querySelectorAll('main a, main button, .seat input')].every((one) =>
    Object.keys(one).some((key) => key.startsWith('__react')),
  ) &&
    // A map is drawn once more when it knows that scripts run: then Tab comes to one seat only.
    (!document.querySelector('.seat') || document.querySelector('.seat input[tabindex="-1"]') !== null));
