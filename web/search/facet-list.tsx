import { digits } from '@poth/domain/language.ts';
import { type Facet, facets, type Option } from '@poth/domain/search/refine-offers.ts';
import type { ChangeEvent } from 'react';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import styles from './filter-panel.module.css';
import { searchText } from './text.ts';

type FacetListProps = {
  facet: Facet;
  options: readonly Option[];
  /** Query with the ticked options. */
  query: URLSearchParams;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** Lists the options of one filter as checkboxes, each with the number of coaches that have it. */
export const FacetList = ({ facet, options, query, onChange }: FacetListProps) => {
  const t = useText(searchText).filters;
  const language = useLanguage();
  const ticked = query.getAll(facets[facet]);
  if (options.length === 0) return null;
  return (
    <fieldset className={styles.facet}>
      <legend>{t.facets[facet]}</legend>
      {options.map(({ value, name, count }) => (
        <label key={value} className="check" data-empty={count === 0}>
          <input
            type="checkbox"
            name={facets[facet]}
            value={value}
            checked={ticked.includes(value)}
            onChange={onChange}
          />
          <span>{name[language]}</span>
          <span className="num">{digits(count, language)}</span>
        </label>
      ))}
    </fieldset>
  );
};
