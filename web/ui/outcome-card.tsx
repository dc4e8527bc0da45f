import type { ReactElement, ReactNode } from 'react';
import { Card } from './card.tsx';
import { Icon, type IconName } from './icon.tsx';
import styles from './outcome-card.module.css';

type OutcomeCardProps = {
  /** An icon, drawn large on a round ground, or a drawing of the page's own. */
  mark: IconName | ReactElement;
  title: ReactNode;
  children: ReactNode;
  /** Buttons that lead on. */
  ways?: ReactNode;
};

/** Card in the middle of a page that has nothing else to say: what became of something, and where to go now. */
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
