import { NavLink } from 'react-router';
import { localPath, useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import './search-tabs.css';
import { searchText } from './text.ts';

const tabs = [
  ['/search', 'buy'],
  ['/ticket', 'operation'],
] as const;

/** Buying a ticket, or looking up one that was bought: two pages that look like tabs of one. */
export const SearchTabs = () => {
  const t = useText(searchText).tabs;
  const language = useLanguage();
  return (
    <nav className="search-tabs on-dark no-print" aria-label={t.label}>
      <ul className="wrap">
        {tabs.map(([to, name]) => (
          <li key={to}>
            <NavLink to={localPath(language, to)}>{t[name]}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
