import { languages } from '@poth/domain/language.ts';
import { useLocation } from 'react-router';
import { localPath, plainPath } from '../text/language.ts';

/** Tells search engines the page's own address and where it stands in the other language. */
export const Alternates = ({ origin }: { origin: string }) => {
  const { pathname } = useLocation();
  const path = plainPath(pathname);
  return (
    <>
      <link rel="canonical" href={origin + pathname} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={origin + localPath(language, path)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + path} />
    </>
  );
};
