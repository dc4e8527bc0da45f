import type { Bilingual } from '@poth/domain/language.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../text/language.ts';
import './article.css';

export type ArticleSection = {
  title: Bilingual;
  paragraphs?: readonly Bilingual[];
  points?: readonly Bilingual[];
};

type ArticleProps = {
  title: Bilingual;
  lead?: Bilingual;
  sections?: readonly ArticleSection[];
  /** Content after the sections. */
  children?: ReactNode;
};

/** Sections of an article. */
export const ArticleSections = ({ sections }: { sections: readonly ArticleSection[] }) => {
  const language = useLanguage();
  return sections.map((section) => (
    <section key={section.title.en}>
      <h2>{section.title[language]}</h2>
      {section.paragraphs?.map((paragraph) => (
        <p key={paragraph.en}>{paragraph[language]}</p>
      ))}
      {section.points && (
        <ul className="points">
          {section.points.map((point) => (
            <li key={point.en}>{point[language]}</li>
          ))}
        </ul>
      )}
    </section>
  ));
};

/** Article: a title, a lead, sections, and further content. */
export const Article = ({ title, lead, sections = [], children }: ArticleProps) => {
  const language = useLanguage();
  return (
    <article className="wrap article">
      <header>
        <h1>{title[language]}</h1>
        {lead && <p className="lead">{lead[language]}</p>}
      </header>
      <ArticleSections sections={sections} />
      {children}
    </article>
  );
};
