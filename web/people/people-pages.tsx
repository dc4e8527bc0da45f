import { countText } from '@poth/domain/language.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { peopleAddress } from './people-address.ts';
import { peopleText } from './people-text.ts';
import styles from './people.module.css';

type PeoplePagesProps = { query: string; page: number; pages: number };

/** Leads through a long list. */
export const PeoplePages = ({ query, page, pages }: PeoplePagesProps) => {
  const t = useText(peopleText).pages;
  const language = useLanguage();
  if (pages <= 1) return null;
  return (
    <nav className={styles.pages} aria-label={t.label}>
      {page > 1 && (
        <ButtonLink to={peopleAddress(query, page - 1)} look="line" rel="prev">
          {t.before}
        </ButtonLink>
      )}
      <span className="muted num">{t.at(countText(page, language), countText(pages, language))}</span>
      {page < pages && (
        <ButtonLink to={peopleAddress(query, page + 1)} look="line" rel="next">
          {t.after}
        </ButtonLink>
      )}
    </nav>
  );
};
