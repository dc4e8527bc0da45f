import { countText, digits } from '@poth/domain/language.ts';
import type { ReportState } from '@poth/domain/feedback/lifecycle.ts';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { voiceDeskText } from './desk-text.ts';
import { reportsPath } from './reports-asked.ts';
import styles from './desk.module.css';

type StateTabsProps = { path: string; at: ReportState | null; counts: Record<ReportState, number> };
const shownStates = ['open', 'disputed', 'answered', 'closed'] as const;

/** The reports by how they stand, each state an address of its own. */
export const StateTabs = ({ path, at, counts }: StateTabsProps) => {
  const t = useText(voiceDeskText).tabs;
  const language = useLanguage();
  return (
    <nav className={styles.tabs} aria-label={t.label}>
      {([null, ...shownStates] as const).map((state) => (
        <LocalLink
          key={state ?? 'all'}
          to={reportsPath(path, state)}
          aria-current={state === at ? 'page' : undefined}
        >
          {t[state ?? 'all']}
          {state && counts[state] > 0 && <b className="num">{countText(counts[state], language)}</b>}
        </LocalLink>
      ))}
    </nav>
  );
};

type ReportPagesProps = { path: string; state: ReportState | null; page: number; more: boolean };

/** Leads through a list that is longer than a page. */
export const ReportPages = ({ path, state, page, more }: ReportPagesProps) => {
  const t = useText(voiceDeskText);
  const language = useLanguage();
  if (page === 1 && !more) return null;
  return (
    <nav className={`${styles.tabs} ${styles.pages}`} aria-label={t.pages}>
      {page > 1 && (
        <ButtonLink to={reportsPath(path, state, page - 1)} look="line" rel="prev">
          {t.before}
        </ButtonLink>
      )}
      <span className="muted num">{t.page(digits(page, language))}</span>
      {more && (
        <ButtonLink to={reportsPath(path, state, page + 1)} look="line" rel="next">
          {t.after}
        </ButtonLink>
      )}
    </nav>
  );
};
