import { LocalLink } from '../text/local-link.tsx';
import { useLanguage } from '../text/language.ts';
import { productName } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import markUrl from './brand-mark.svg?url';
import { siteText } from './text.ts';

/** Logo and name of the product, linked to the home page. */
export const Brand = () => {
  const t = useText(siteText);
  return (
    <LocalLink to="/" className="brand" aria-label={t.home}>
      <img src={markUrl} width="34" height="34" alt="" />
      <span>{productName[useLanguage()]}</span>
    </LocalLink>
  );
};
