import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import { requestContext } from '#ctx';
import { Article } from '../shell/article.tsx';
import { DemoFacts } from '../shell/demo-facts.tsx';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { Row } from '../ui/layout.tsx';
import type { Route } from './+types/partners-page.ts';
import { partnerFacilities, partnerRoutes, partners } from './partners.ts';
import styles from './partners.module.css';

const title = { en: 'Our Partners', bn: 'আমাদের সঙ্গী' };
const lead = {
  en: 'Four operators we work with: the routes they run and what they offer on board.',
  bn: 'যে চারটি কোম্পানি আমাদের সঙ্গে আছে: কোন রুটে বাস চলে আর বাসে কী কী থাকে।',
};
const routesTitle = { en: 'Routes', bn: 'যেসব রুটে চলে' };
const facilitiesTitle = { en: 'Facilities', bn: 'যেসব সুবিধা আছে' };

export const meta = pageMeta(title, lead);
export const handle = { scripts: false };

export const loader = ({ context }: Route.LoaderArgs) => ({
  tomorrow: addDays(dhakaDate(context.get(requestContext).now), 1),
});

export default function PartnersPage({ loaderData: { tomorrow } }: Route.ComponentProps) {
  const language = useLanguage();
  return (
    <Article title={title} lead={lead}>
      <div className={styles.partners}>
        {partners.map(({ slug, name }) => (
          <section key={slug} className="card" id={slug}>
            <h2>{name[language]}</h2>
            <h3>{routesTitle[language]}</h3>
            <ul className={styles.partnerRoutes}>
              {partnerRoutes.map(({ from, to, name: route }) => (
                <li key={from + to}>
                  <LocalLink
                    className="link link-alone"
                    to={`/search?from=${from}&to=${to}&date=${tomorrow}`}
                  >
                    {route[language]}
                  </LocalLink>
                </li>
              ))}
            </ul>
            <h3>{facilitiesTitle[language]}</h3>
            <Row as="ul">
              {partnerFacilities.map((facility) => (
                <li key={facility.en} className="chip">
                  {facility[language]}
                </li>
              ))}
            </Row>
          </section>
        ))}
      </div>
      <DemoFacts />
    </Article>
  );
}
