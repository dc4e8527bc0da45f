import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { fleetText } from './text.ts';
import styles from './fleet.module.css';

/** The way to earlier and later pages of one's own plans, where there are any. */
export const PlanPages = ({ page, more }: { page: number; more: boolean }) => {
  const t = useText(fleetText);
  if (page === 1 && !more) return null;
  return (
    <nav className={styles.planPages} aria-label={t.pages}>
      {page > 1 && (
        <LocalLink className="btn btn-line" to={`/seat-plans?page=${page - 1}`}>
          {t.earlier}
        </LocalLink>
      )}
      {more && (
        <LocalLink className="btn btn-line" to={`/seat-plans?page=${page + 1}`}>
          {t.later}
        </LocalLink>
      )}
    </nav>
  );
};
