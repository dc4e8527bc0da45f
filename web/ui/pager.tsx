import { countText } from '@poth/domain/language.ts';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { ButtonLink } from './button.tsx';
import { Icon } from './icon.tsx';
import styles from './pager.module.css';
import { uiText } from './text.ts';

type PagerProps = {
  page: number;
  /** Address of a page of the list. */
  to: (page: number) => string;
} & ({ pages: number } | { more: boolean });

type Way = { to: string; label: string };

const Turn = ({ way, rel }: { way: Way | null; rel: 'prev' | 'next' }) =>
  way ? (
    <LocalLink className="btn btn-line btn-icon" to={way.to} aria-label={way.label} rel={rel}>
      <span className={rel === 'prev' ? styles.back : undefined}>
        <Icon name="arrow" />
      </span>
    </LocalLink>
  ) : (
    <span />
  );

/** Title of the shown part, between arrows to the previous and the next one. */
export const PreviousNextPager = ({
  label,
  title,
  before,
  after,
}: {
  label: string;
  title: string;
  before: Way | null;
  after: Way | null;
}) => (
  <nav className={styles.turns} aria-label={label}>
    <Turn way={before} rel="prev" />
    <h2>{title}</h2>
    <Turn way={after} rel="next" />
  </nav>
);

/** Pager of a list that only knows its next page: links to the beginning and onwards. */
export const NextPager = ({ first, next }: { first?: Way | false; next?: Way | false }) => {
  const t = useText(uiText);
  if (!first && !next) return null;
  return (
    <nav className={`no-print ${styles.pager}`} aria-label={t.pages}>
      {first && (
        <ButtonLink to={first.to} look="line">
          {first.label}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink to={next.to} look="line" rel="next">
          {next.label}
        </ButtonLink>
      )}
    </nav>
  );
};

/** Pager of a list with a known number of pages, or with more pages until none is left. */
export const Pager = ({ page, to, ...list }: PagerProps) => {
  const t = useText(uiText);
  const language = useLanguage();
  const more = 'pages' in list ? page < list.pages : list.more;
  if (page <= 1 && !more) return null;
  const at = countText(page, language);
  return (
    <nav className={`no-print ${styles.pager}`} aria-label={t.pages}>
      {page > 1 && (
        <ButtonLink to={to(page - 1)} look="line" rel="prev">
          {t.previous}
        </ButtonLink>
      )}
      <span className="muted num">
        {'pages' in list ? t.pageOf(at, countText(list.pages, language)) : t.page(at)}
      </span>
      {more && (
        <ButtonLink to={to(page + 1)} look="line" rel="next">
          {t.next}
        </ButtonLink>
      )}
    </nav>
  );
};
