import { NavLink, useLocation } from 'react-router';
import { localPath, useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Icon } from '../ui/icon.tsx';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { siteText } from './text.ts';

const links = [
  ['/about-us', 'about'],
  ['/our-partners', 'partners'],
  ['/query', 'query'],
  ['/contact-us', 'contact'],
  ['/cancel-ticket', 'cancel'],
] as const;

const MenuLinks = () => {
  const t = useText(siteText);
  const language = useLanguage();
  return (
    <ul>
      {links.map(([to, name]) => (
        <li key={to}>
          <NavLink to={localPath(language, to)}>{t.nav[name]}</NavLink>
        </li>
      ))}
    </ul>
  );
};

/** The bar on top of every page; on a phone its menu folds into a native disclosure. */
export const TopBar = () => {
  const t = useText(siteText);
  return (
    <header className="top-bar on-dark no-print">
      <div className="wrap">
        <Brand />
        <nav className="wide-menu" aria-label={t.mainMenu}>
          <MenuLinks />
        </nav>
        <LanguageSwitch />
        {/* A new page folds the menu again. */}
        <details className="fold-menu" key={useLocation().key}>
          <summary aria-label={t.menu}>
            <Icon name="menu" size={28} />
          </summary>
          <nav aria-label={t.mainMenu}>
            <MenuLinks />
          </nav>
        </details>
      </div>
    </header>
  );
};
