import { existsSync } from 'node:fs';
import { openWeb, type Web } from '../../portal/web.ts';

const entry = new URL('../../web/build/server/index.js', import.meta.url);

/** The built pages, for a test that asks for them; npm test builds them before. */
export const builtPages = async (): Promise<Web> => {
  if (!existsSync(entry)) throw new Error('the pages are not built: node scripts/test.mjs pages');
  return openWeb();
};
