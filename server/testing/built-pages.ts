import { existsSync } from 'node:fs';
import { openWeb, type Web } from '../../portal/web.ts';
import { loadAsInProduction } from './load-as-in-production.ts';

const entry = new URL('../../web/build/server/index.js', import.meta.url);

/**
 * Opens the built pages for a test; `npm test` builds them before. React uses its production build, as in the program:
 * the development build takes several times as long.
 */
export const builtPages = async (): Promise<Web> => {
  if (!existsSync(entry)) throw new Error('the pages are not built: node scripts/test.mjs pages');
  return loadAsInProduction(openWeb);
};
