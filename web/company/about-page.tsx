import { Article } from '../site/article.tsx';
import { company } from '../site/company.ts';
import { useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { aboutLead, aboutSections, aboutTitle, managementTitle } from './about.ts';

export const meta = pageMeta(aboutTitle, aboutLead);
export const handle = { scripts: false };

export default function AboutPage() {
  const language = useLanguage();
  return (
    <Article title={aboutTitle} lead={aboutLead} sections={aboutSections}>
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
    </Article>
  );
}
