import { articlePaths } from '../../web/shell/article-paths.ts';
import { languages } from '../look-closely.ts';
import { lookThrough } from '../look-through.ts';
import { test } from '../test.ts';

for (const language of languages)
  test(`articles are accessible in ${language}, have their own titles and fit 320 px`, async ({ page }) => {
    test.setTimeout(120_000);
    await lookThrough(page, language, articlePaths);
  });
