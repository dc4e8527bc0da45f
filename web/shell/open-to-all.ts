import { matchPath } from 'react-router';
import { addresses } from '../addresses.ts';
import { plainPath } from '../text/language.ts';

/** Returns whether everybody may open an address of ours; to: the path with its query. */
export const isOpenToAll = (to: string): boolean => {
  const { pathname } = new URL(plainPath(to), 'http://poth.invalid');
  return addresses
    .filter(({ path }) => matchPath(path.replace(/^\/?/, '/'), pathname))
    .every(({ gate }) => gate === 'everybody');
};
