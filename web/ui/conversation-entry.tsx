import type { ReactNode } from 'react';
import styles from './conversation-entry.module.css';

/** Words as somebody typed them, with their line breaks. */
export const TypedWords = ({ children }: { children: ReactNode }) => (
  <p className={styles.words}>{children}</p>
);

type SaidProps = {
  as?: 'div' | 'li';
  /** Name of the author, and the time. */
  head: ReactNode;
  /** Marks words of the other side, which was asked. */
  isAnswer?: boolean;
  /** Words; null: an act without any words. */
  children: string | null;
};

/** One entry of a conversation, under its author and time. */
export const ConversationEntry = ({ as: Tag = 'div', head, isAnswer = false, children }: SaidProps) => (
  <Tag className={styles.said} data-answer={isAnswer || undefined}>
    <p className="small muted num">{head}</p>
    {children && <TypedWords>{children}</TypedWords>}
  </Tag>
);
