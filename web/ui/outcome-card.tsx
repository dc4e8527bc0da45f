import type { ReactElement, ReactNode } from 'react';
import { Card } from './card.tsx';
import { Icon, type IconName } from './icon.tsx';
import styles from './outcome-card.module.css';

type OutcomeCardProps = {
  /** Icon, drawn large on a round background, or a drawing of the page's own. */
  mark: IconName | ReactElement;
  title: ReactNode;
  children: ReactNode;
  /** Buttons that lead on. */
  ways?: ReactNode;
};

/** Card for a page that shows nothing but an outcome, and where to go next. */
export const OutcomeCard = ({ mark, title, children, ways }: OutcomeCardProps) => (
  <Card className={styles.outcome}>
    {typeof mark === 'string' ? (
      <span className={styles.mark}>
        <Icon name={mark} size={34} />
      </span>
    ) : (
      mark
    )}
    <h1>{title}</h1>
    {children}
    {ways && <p className={styles.ways}>{ways}</p>}
  </Card>
);
