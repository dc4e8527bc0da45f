/**
 * Returns the page to open after sign-in: the remembered path with its query, if it is one of ours, else home. An
 * address of another site, however disguised (//, /\, control characters), becomes home.
 */
export const wayBack = (to: string | null | undefined, home = '/'): string => {
  if (!to || to.length > 2_000 || !/^\/(?![/\\])/.test(to) || /[\\\s\p{Cc}]/u.test(to)) return home;
  const { pathname, search, hash } = new URL(to, 'http://poth.invalid');
  return pathname.startsWith('//') ? home : pathname + search + hash;
};
