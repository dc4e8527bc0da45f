import { digits } from '@poth/domain/language.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { adminText } from './text.ts';
import styles from './admin.module.css';

type PagesProps = { page: number; more: boolean; to: (page: number) => string };

/** Leads through a list that is longer than a page. */
export const Pages = ({ page, more, to }: PagesProps) => {
  const t = useText(adminText);
  const language = useLanguage();
  if (page === 1 && !more) return null;
  return (
    <nav className={styles.pages} aria-label={t.pages}>
      {page > 1 && (
        <ButtonLink to={to(page - 1)} look="line" rel="prev">
          {t.before}
        </ButtonLink>
      )}
      <span className="muted num">{t.page(digits(page, language))}</span>
      {more && (
        <ButtonLink to={to(page + 1)} look="line" rel="next">
          {t.after}
        </ButtonLink>
      )}
    </nav>
  );
};
