import { Form, isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { localPath, useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { RoadLine } from '../ui/road-line.tsx';
import { productName } from '../text/page-meta.ts';
import { UnavailablePage } from './outage-unavailable-page.tsx';
import { siteText } from './text.ts';
import { useLoginPath, withWayBack } from './way-back.ts';

/** Kind of failure by its status: any other of the reader's is a request that does not fit the page, the rest are ours. */
const kindOf = (status: number) => {
  if (status === 403) return 'notForYou';
  if (status === 404) return 'notFound';
  return status >= 400 && status < 500 ? 'notFitting' : 'failed';
};

/** Logs out, then leads to the login page, which leads back here. */
const OtherAccount = () => {
  const t = useText(siteText);
  const language = useLanguage();
  const to = localPath(language, useLoginPath());
  return (
    <Form method="post" action={localPath(language, withWayBack('/sign-out', to))}>
      <Button type="submit">{t.otherAccount}</Button>
    </Form>
  );
};

/** Page of an unknown address, of one that this account may not open, of a wrong request, and of an unexpected failure. */
const FailedPage = () => {
  const t = useText(siteText);
  const language = useLanguage();
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const kind = kindOf(status);
  const { title, text } = t[kind];
  return (
    <div className="wrap error-page">
      <title>{`${title} · ${productName[language]}`}</title>
      <meta name="robots" content="noindex" />
      <RoadLine />
      <h1>{title}</h1>
      <p className="muted">{text}</p>
      <div className="error-ways">
        {(kind === 'failed' || kind === 'notFitting') && (
          <a className="btn btn-go" href={pathname + search}>
            {t.again}
          </a>
        )}
        {kind === 'notForYou' && <OtherAccount />}
        <ButtonLink to="/" look={kind === 'notFound' ? 'go' : 'line'}>
          {t.toHome}
        </ButtonLink>
        <ButtonLink to="/call-center" look="line">
          {t.toCallCenter}
        </ButtonLink>
      </div>
    </div>
  );
};

/** Page shown instead of one that failed, for whatever reason. */
export const ErrorPage = () => {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 503 ? <UnavailablePage /> : <FailedPage />;
};
