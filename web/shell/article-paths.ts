/** Pages of text for everybody, by their English addresses: they show no seats, and search engines may show them. */
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
