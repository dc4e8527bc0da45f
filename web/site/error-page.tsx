import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { RoadLine } from '../ui/road-line.tsx';
import { productName } from '../text/page-meta.ts';
import { siteText } from './text.ts';

/** The page of an unknown address, and of a failure that nobody expected. */
export const ErrorPage = () => {
  const t = useText(siteText);
  const language = useLanguage();
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const unknown = isRouteErrorResponse(error) && error.status === 404;
  const { title, text } = unknown ? t.notFound : t.failed;
  return (
    <div className="wrap error-page">
      <title>{`${title} · ${productName[language]}`}</title>
      <meta name="robots" content="noindex" />
      <RoadLine />
      <h1>{title}</h1>
      <p className="muted">{text}</p>
      <div className="error-ways">
        {!unknown && (
          <a className="btn btn-go" href={pathname + search}>
            {t.again}
          </a>
        )}
        <ButtonLink to="/" look={unknown ? 'go' : 'line'}>
          {t.toHome}
        </ButtonLink>
        <ButtonLink to="/call-center" look="line">
          {t.toCallCenter}
        </ButtonLink>
      </div>
    </div>
  );
};
