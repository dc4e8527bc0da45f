import type { ReactNode } from 'react';
import styles from './said.module.css';

/** Words as somebody typed them, with the lines that they have. */
export const Words = ({ children }: { children: ReactNode }) => <p className={styles.words}>{children}</p>;

type SaidProps = {
  as?: 'div' | 'li';
  /** Name and time of who said it. */
  head: ReactNode;
  /** Whether the other side said it, whom a question went to. */
  isAnswer?: boolean;
  /** Words; null: something was done without any. */
  children: string | null;
};

/** One thing that was said in an exchange, under who said it and when. */
export const Said = ({ as: Tag = 'div', head, isAnswer = false, children }: SaidProps) => (
  <Tag className={styles.said} data-answer={isAnswer || undefined}>
    <p className="small muted num">{head}</p>
    {children && <Words>{children}</Words>}
  </Tag>
);
