import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { networkText } from './text.ts';
import styles from './network.module.css';

type PagerProps = { page: number; more: boolean; to: (page: number) => string };

/** The way to the pages before and after; nothing where there is one. */
export const Pager = ({ page, more, to }: PagerProps) => {
  const t = useText(networkText);
  if (page === 1 && !more) return null;
  return (
    <nav className={styles.pages} aria-label={t.pages}>
      {page > 1 && (
        <ButtonLink look="line" to={to(page - 1)}>
          {t.earlier}
        </ButtonLink>
      )}
      {more && (
        <ButtonLink look="line" to={to(page + 1)}>
          {t.later}
        </ButtonLink>
      )}
    </nav>
  );
};
