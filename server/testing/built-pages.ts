import { existsSync } from 'node:fs';
import { openWeb, type Web } from '../../portal/web.ts';
import { loadAsInProduction } from './load-as-in-production.ts';

const entry = new URL('../../web/build/server/index.js', import.meta.url);

/**
 * The built pages, for a test that asks for them; npm test builds them before. React draws them by the build that the
 * program has: the other takes several times as long.
 */
export const builtPages = async (): Promise<Web> => {
  if (!existsSync(entry)) throw new Error('the pages are not built: node scripts/test.mjs pages');
  return loadAsInProduction(openWeb);
};
