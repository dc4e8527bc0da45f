import { languages } from '@poth/domain/language.ts';
import { useLocation, useMatches } from 'react-router';
import { languageOfPath, localPath, plainPath } from '../text/language.ts';
import { productName } from '../text/page-meta.ts';
import { isIndexed, slugOf } from './indexed.ts';

/** Data of a page that is listed under an address other than its own, or under none: null. */
type Listed = { listedAs?: string | null } | null | undefined;

/**
 * Gives search engines the page's canonical address, without its query, and its address in the other language; social
 * networks get its card too. A page that is not for them only says so.
 */
export const Alternates = ({ origin }: { origin: string }) => {
  const { pathname } = useLocation();
  const own = languageOfPath(pathname);
  const { listedAs } = (useMatches().at(-1)?.loaderData as Listed) ?? {};
  const path = listedAs === undefined ? plainPath(pathname).replace(/(?<=.)\/+$/, '') : listedAs;
  if (path === null || !isIndexed(path)) return <meta name="robots" content="noindex" />;
  const address = (language: (typeof languages)[number]) => origin + localPath(language, path);
  const card = `${slugOf(path) ?? 'poth'}${own === 'bn' ? '.bn' : ''}.png`;
  return (
    <>
      <link rel="canonical" href={address(own)} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={address(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address('en')} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={productName[own]} />
      <meta property="og:locale" content={own === 'bn' ? 'bn_BD' : 'en_GB'} />
      <meta property="og:url" content={address(own)} />
      <meta property="og:image" content={`${origin}/cards/${card}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
};
