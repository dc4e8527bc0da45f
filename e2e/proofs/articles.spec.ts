import { languages } from '../look-closely.ts';
import { lookThrough } from '../look-through.ts';
import { test } from '../test.ts';

const articles = [
  '/about-us',
  '/our-partners',
  '/contact-us',
  '/call-center',
  '/live-chat',
  '/careers',
  '/history',
  '/how-to-buy',
  '/how-to-cancel',
  '/faqs',
  '/guide/first-coach',
  '/privacy',
  '/terms',
  '/returns',
  '/accessibility',
];

for (const language of languages)
  test(`articles are accessible in ${language}, have their own titles and fit 320 px`, async ({ page }) => {
    test.setTimeout(120_000);
    await lookThrough(page, language, articles);
  });
