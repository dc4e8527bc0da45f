import { type Language, languageCookie } from '@poth/domain/language.ts';
import { Link, useLocation } from 'react-router';
import { localPath, plainPath, useLanguage } from '../text/language.ts';

const others = { en: { language: 'bn', name: 'বাংলা' }, bn: { language: 'en', name: 'English' } } as const;

/** Remembers the choice for messages and later visits; no redirect depends on it. */
const remember = (language: Language) => {
  document.cookie = `${languageCookie}=${language}; path=/; max-age=31536000; samesite=lax`;
};

/** Links to the same page with the same query in the other language. */
export const LanguageSwitch = () => {
  const { language, name } = others[useLanguage()];
  const { pathname, search, hash } = useLocation();
  return (
    <Link
      className="language-switch"
      to={localPath(language, plainPath(pathname) + search + hash)}
      lang={language}
      hrefLang={language}
      preventScrollReset
      onClick={() => remember(language)}
    >
      {name}
    </Link>
  );
};
