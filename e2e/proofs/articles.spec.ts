import { articlePaths } from '../../web/shell/article-paths.ts';
import { languages } from '../look-closely.ts';
import { checkPages } from '../check-pages.ts';
import { test } from '../test.ts';

for (const language of languages)
  test(`articles are accessible in ${language}, have their own titles and fit 320 px`, async ({ page }) => {
    test.setTimeout(120_000);
    await checkPages(page, language, articlePaths);
  });
