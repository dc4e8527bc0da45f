/** The address of the page that a form stands on, with its query; a script sends the form to the page's data instead. */
export const ownAddress = (request: Request): string => {
  const { pathname, search } = new URL(request.url);
  return pathname.replace(/\.data$/, '') + search;
};
