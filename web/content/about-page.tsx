import { requestContext } from '#ctx';
import { Article, ArticleSections } from '../shell/article.tsx';
import { companyShown } from '../shell/company.ts';
import { DemoFacts } from '../shell/demo-facts.tsx';
import { useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/about-page.ts';
import styles from './about.module.css';
import { aboutFigures, aboutLead, aboutSections, aboutTitle, aboutWays, managementTitle } from './about.ts';

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta(aboutTitle, loaderData && aboutLead(loaderData.facts))({ location });
export const handle = { scripts: false };

export const loader = ({ context }: Route.LoaderArgs) =>
  companyShown(context.get(requestContext).company, 'facts', 'managers');

export default function AboutPage({ loaderData: { facts, managers, example } }: Route.ComponentProps) {
  const language = useLanguage();
  return (
    <Article title={aboutTitle} lead={aboutLead(facts)}>
      <dl className={styles.figures}>
        {aboutFigures(facts).map(({ name, value }) => (
          <div key={name.en}>
            <dt>{name[language]}</dt>
            <dd className="num">{value[language]}</dd>
          </div>
        ))}
      </dl>
      <ArticleSections sections={aboutSections(facts)} />
      <section>
        <h2>{managementTitle[language]}</h2>
        <ul className={`tiles ${styles.managers}`}>
          {managers.map(({ name, post }) => (
            <li key={name.en + post.en}>
              <b>{name[language]}</b>
              <span className="muted">{post[language]}</span>
            </li>
          ))}
        </ul>
      </section>
      <div className="ways">
        <ButtonLink to="/history" look="line">
          {aboutWays.history[language]}
        </ButtonLink>
        <ButtonLink to="/contact-us" look="line">
          {aboutWays.contact[language]}
        </ButtonLink>
      </div>
      {example && <DemoFacts />}
    </Article>
  );
}
