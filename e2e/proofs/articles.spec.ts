import { test } from '@playwright/test';
import { lookThrough } from '../look-through.ts';

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
  '/privacy',
  '/terms',
  '/returns',
  '/accessibility',
];

for (const path of articles)
  test(`${path} is accessible in both languages, has its own title and fits 320 px`, async ({ page }) => {
    await lookThrough(page, 'en', path);
    await lookThrough(page, 'bn', path);
  });
