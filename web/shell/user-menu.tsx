import { useRef } from 'react';
import { Form, NavLink } from 'react-router';
import { localPath, useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { siteText } from './text.ts';
import { useFoldAway } from './use-fold-away.ts';
import { userLinks } from './user-links.ts';
import type { SignedIn } from './signed-in.ts';

/** Links of a signed-in person, and the log-out button. */
export const UserLinks = ({ who }: { who: SignedIn }) => {
  const t = useText(siteText).user;
  const language = useLanguage();
  return (
    <ul>
      {userLinks(who).map(({ to, name }) => (
        <li key={to}>
          <NavLink to={localPath(language, to)}>{t.links[name]}</NavLink>
        </li>
      ))}
      <li>
        <Form method="post" action={localPath(language, '/sign-out')}>
          <button type="submit">{t.logOut}</button>
        </Form>
      </li>
    </ul>
  );
};

/** Round letter in the top bar that opens the menu of a signed-in person. */
export const UserMenu = ({ who }: { who: SignedIn }) => {
  const t = useText(siteText).user;
  const menu = useRef<HTMLDetailsElement>(null);
  useFoldAway(menu);
  return (
    <details className="user-menu" ref={menu}>
      <summary aria-label={t.menuOf(who.name)}>
        <span aria-hidden="true">{who.letter}</span>
      </summary>
      <nav aria-label={t.menu}>
        <p className="user-name">{who.name}</p>
        <UserLinks who={who} />
      </nav>
    </details>
  );
};
