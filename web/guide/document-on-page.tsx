import { Fragment } from 'react';
import { LocalLink } from '../text/local-link.tsx';
import styles from './document.module.css';
import { pictureOnPage } from './pictures-on-page.ts';
import type { Block, Section, Words } from './read-document.ts';

const Line = ({ words }: { words: readonly Words[] }) =>
  words.map(({ is, text }) => {
    if (is === 'address')
      return (
        <LocalLink key={text} className="link" to={text}>
          {text}
        </LocalLink>
      );
    return is === 'strong' ? <b key={text}>{text}</b> : <Fragment key={text}>{text}</Fragment>;
  });

const Part = ({ block }: { block: Block }) => {
  switch (block.is) {
    case 'paragraph':
      return (
        <p>
          <Line words={block.words} />
        </p>
      );
    case 'picture': {
      const picture = pictureOnPage(block.file);
      if (!picture) return null;
      // A picture of a desk is small on a phone: as a link it opens by itself and can be enlarged.
      return (
        <a className={styles.picture} href={picture.src}>
          <img {...picture} alt={block.alt} loading="lazy" />
        </a>
      );
    }
    default: {
      const List = block.is === 'steps' ? 'ol' : 'ul';
      return (
        <List className={styles[block.is]}>
          {block.items.map((words) => (
            <li key={words[0]?.text}>
              <Line words={words} />
            </li>
          ))}
        </List>
      );
    }
  }
};

/** Sections of a document of docs/guides, each under its heading and at its anchor. */
export const DocumentSections = ({ sections }: { sections: readonly Section[] }) =>
  sections.map(({ id, title, blocks }) => (
    <section key={id} id={id} className={styles.section}>
      <h2>{title}</h2>
      {blocks.map((block) => (
        <Part key={JSON.stringify(block)} block={block} />
      ))}
    </section>
  ));
