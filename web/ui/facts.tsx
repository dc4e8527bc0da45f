import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** Name of a fact and what it is; one without a value is left out. */
export type Fact = readonly [name: string, value: ReactNode];

type FactsProps = {
  facts: readonly Fact[];
  /**
   * rows: each fact beside its name, under it on a phone; grid: under its name, several beside each other; sums: on the
   * right of its name, with a line above; counts: large under its name, in a row.
   */
  look?: 'rows' | 'grid' | 'sums' | 'counts';
  className?: string | undefined;
};

/** List of facts with their names. */
export const Facts = ({ facts, look = 'rows', className = '' }: FactsProps) => (
  <dl className={`${styles[look]} num ${className}`}>
    {facts.map(
      ([name, value]) =>
        value !== null &&
        value !== undefined &&
        value !== false && (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
);
