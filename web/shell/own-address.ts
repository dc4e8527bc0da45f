/**
 * Address of the page that a form is on, with its query; with a script the form goes to the page's data address instead.
 */
export const ownAddress = (request: Request): string => {
  const { pathname, search } = new URL(request.url);
  return pathname.replace(/\.data$/, '') + search;
};
