import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { withWayBack } from '../shell/way-back.ts';
import { loginText } from './text.ts';
import styles from './account.module.css';

const tabs = [
  ['/login', 'login'],
  ['/sign-up', 'signUp'],
] as const;
export type LoginTab = (typeof tabs)[number][1];

/** Links to logging in and signing up: two pages that look like tabs of one, and both keep the page to return to. */
export const LoginTabs = ({ at, to }: { at: LoginTab; to: string }) => {
  const t = useText(loginText).tabs;
  return (
    <nav aria-label={t.label}>
      <ul className={styles.tabs}>
        {tabs.map(([path, name]) => (
          <li key={path}>
            <LocalLink to={withWayBack(path, to)} replace aria-current={name === at ? 'page' : undefined}>
              {t[name]}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
