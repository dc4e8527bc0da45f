import { Article, ArticleSections } from '../site/article.tsx';
import { company } from '../site/company.ts';
import { useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { ButtonLink } from '../ui/button.tsx';
import './about.css';
import { aboutFigures, aboutLead, aboutSections, aboutTitle, aboutWays, managementTitle } from './about.ts';
import { DemoFacts } from './demo-facts.tsx';

export const meta = pageMeta(aboutTitle, aboutLead);
export const handle = { scripts: false };

export default function AboutPage() {
  const language = useLanguage();
  return (
    <Article title={aboutTitle} lead={aboutLead}>
      <dl className="figures">
        {aboutFigures.map(({ name, value }) => (
          <div key={name.en}>
            <dt>{name[language]}</dt>
            <dd className="num">{value[language]}</dd>
          </div>
        ))}
      </dl>
      <ArticleSections sections={aboutSections} />
      <section>
        <h2>{managementTitle[language]}</h2>
        <ul className="tiles">
          {company.managers.map(({ name, title }) => (
            <li key={name.en}>
              <b>{name[language]}</b>
              <span className="muted">{title[language]}</span>
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
      <DemoFacts />
    </Article>
  );
}
