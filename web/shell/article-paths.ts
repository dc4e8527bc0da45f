/** Public pages of text, by their English addresses: they show no seats, and search engines may list them. */
export const articlePaths: readonly string[] = [
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
  '/operators',
  '/privacy',
  '/terms',
  '/returns',
  '/accessibility',
];
