import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { ContactFolds } from '../ui/contact-folds.tsx';
import { companyText } from './company-text.ts';
import type { CompanyPageView } from './company-view.ts';

/** Routes of a company, each with a link to its route page while coaches run on it. */
export const CompanyRoutes = ({ routes }: Pick<CompanyPageView, 'routes'>) => {
  const t = useText(companyText).routes;
  if (routes.length === 0) return null;
  return (
    <section aria-labelledby="routes">
      <h2 id="routes">{t.title}</h2>
      <ul className="points">
        {routes.map(({ routeId, name, places, to }) => (
          <li key={routeId}>
            {to ? (
              <LocalLink className="link" to={to}>
                {name}
              </LocalLink>
            ) : (
              name
            )}{' '}
            <span className="small muted">{places}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Numbers of a company's coaches by type. */
export const CompanyCoaches = ({ coaches }: Pick<CompanyPageView, 'coaches'>) => {
  const t = useText(companyText).coaches;
  if (coaches.length === 0) return null;
  return (
    <section aria-labelledby="coaches">
      <h2 id="coaches">{t.title}</h2>
      <ul className="points num">
        {coaches.map((coach) => (
          <li key={coach}>{coach}</li>
        ))}
      </ul>
    </section>
  );
};

/** Counters of a company by place, each with its address and phone. */
export const CompanyCounters = ({ counters }: Pick<CompanyPageView, 'counters'>) => {
  const t = useText(companyText).counters;
  if (counters.length === 0) return null;
  return (
    <section aria-labelledby="counters">
      <h2 id="counters">{t.title}</h2>
      <ContactFolds groups={counters} open />
    </section>
  );
};
