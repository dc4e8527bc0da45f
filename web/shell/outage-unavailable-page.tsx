import { useLocation } from 'react-router';
import { siteText } from './text.ts';
import { useLanguage } from '../text/language.ts';
import { productName } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { RoadLine } from '../ui/road-line.tsx';
import { outageText } from './outage-text.ts';

/** Page shown instead of any other while the portal can neither read nor write its database. */
export const UnavailablePage = () => {
  const t = useText(outageText);
  const site = useText(siteText);
  const language = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <div className="wrap error-page">
      <title>{`${t.title} · ${productName[language]}`}</title>
      <meta name="robots" content="noindex" />
      <RoadLine />
      <h1>{t.title}</h1>
      <p>{t.text}</p>
      <p className="muted">{t.pressed}</p>
      <div className="error-ways">
        <a className="btn btn-go" href={pathname + search}>
          {site.again}
        </a>
        <ButtonLink to="/call-center" look="line">
          {site.toCallCenter}
        </ButtonLink>
      </div>
    </div>
  );
};
