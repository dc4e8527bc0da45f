import { useRef } from 'react';
import { NavLink } from 'react-router';
import { localPath, useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { siteText } from './text.ts';
import { useFoldAway } from './use-fold-away.ts';
import { userLinks } from './user-links.ts';
import { UserLinks, UserMenu } from './user-menu.tsx';
import { useLoginPath } from './way-back.ts';
import type { SignedIn } from './signed-in.ts';

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

/** Link to one's tickets: to the own list for an account that has one, else to the ticket search. */
const TicketLink = ({ who }: { who: SignedIn | null | undefined }) => {
  const t = useText(siteText);
  const language = useLanguage();
  const hasList = who && userLinks(who).some(({ name }) => name === 'tickets');
  return (
    <NavLink className="ticket-link" to={localPath(language, hasList ? '/tickets' : '/ticket')}>
      {t.nav.ticket}
    </NavLink>
  );
};

const LoginLink = () => (
  <ButtonLink to={useLoginPath()} look="line" className="top-login">
    {useText(siteText).user.logIn}
  </ButtonLink>
);

/** Menu of a phone: the pages of the site, then the person's own. */
const FoldMenu = ({ who }: { who: SignedIn | null | undefined }) => {
  const t = useText(siteText);
  const menu = useRef<HTMLDetailsElement>(null);
  useFoldAway(menu);
  return (
    <details className="fold-menu" ref={menu}>
      <summary aria-label={t.menu}>
        <Icon name="menu" size={28} />
      </summary>
      <div>
        <nav aria-label={t.mainMenu}>
          <MenuLinks />
        </nav>
        {who && (
          <nav aria-label={t.user.menu}>
            <p className="user-name">{who.name}</p>
            <UserLinks who={who} />
          </nav>
        )}
        {who === null && <LoginLink />}
      </div>
    </details>
  );
};

/** Bar on top of every page; on a phone its menus fold into one native disclosure. */
export const TopBar = ({ who }: { who: SignedIn | null | undefined }) => {
  const t = useText(siteText);
  return (
    <header className="top-bar on-dark no-print">
      <div className="wrap">
        <Brand />
        <nav className="wide-menu" aria-label={t.mainMenu}>
          <MenuLinks />
        </nav>
        <TicketLink who={who} />
        <LanguageSwitch />
        {who && <UserMenu who={who} />}
        {who === null && <LoginLink />}
        <FoldMenu who={who} />
      </div>
    </header>
  );
};
