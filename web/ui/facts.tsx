import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** Fact as a name and a value; one without a value is left out. */
export type Fact = readonly [name: string, value: ReactNode];

type FactsProps = {
  facts: readonly Fact[];
  /**
   * rows: value beside its name, below it on a phone; grid: below its name, several in a row; sums: right-aligned, with
   * a line above; counts: large below its name, in a row.
   */
  look?: 'rows' | 'grid' | 'sums' | 'counts';
  className?: string | undefined;
};

/** List of facts, each labelled with its name. */
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
