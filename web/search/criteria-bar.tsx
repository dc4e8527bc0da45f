import { formatDate } from '@poth/domain/dhaka.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import styles from './criteria-bar.module.css';
import type { FoundTrips } from './load-search.ts';
import { searchText } from './text.ts';

/** Shows the criteria of a search, with the form that changes them folded below. */
export const CriteriaBar = ({ trips, children }: { trips: FoundTrips; children: ReactNode }) => {
  const t = useText(searchText);
  const language = useLanguage();
  const { criteria, options } = trips;
  const chosen = [...options.coachType, ...options.period].filter((option) => option.chosen);
  const facts = [formatDate(criteria.date, language), ...chosen.map(({ name }) => name[language])];
  return (
    <div className={styles.criteriaBar}>
      <div className="wrap">
        <h1 className="on-dark">
          {criteria.from.name[language]}
          <span className="visually-hidden"> {t.to} </span>
          <i aria-hidden="true" />
          {criteria.to.name[language]}
        </h1>
        <p>{facts.join(' · ')}</p>
        <details>
          <summary className="btn on-dark">{t.change}</summary>
          {children}
        </details>
      </div>
    </div>
  );
};
