import { NavLink, useSearchParams } from 'react-router';
import { localPath, useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { searchedFor } from './searched-for.ts';
import styles from './search-tabs.module.css';
import { searchTabsText } from './search-tabs-text.ts';

const tabs = [
  ['/search', 'buy'],
  ['/ticket', 'operation'],
] as const;

/** Tabs for buying a ticket and for finding a bought one: two pages, between which the search is carried over. */
export const SearchTabs = () => {
  const t = useText(searchTabsText);
  const language = useLanguage();
  const kept = searchedFor(useSearchParams()[0]);
  return (
    <nav className={`${styles.searchTabs} on-dark no-print`} data-part="search-tabs" aria-label={t.label}>
      <ul className="wrap">
        {tabs.map(([to, name]) => (
          <li key={to}>
            <NavLink to={localPath(language, to) + kept}>{t[name]}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
