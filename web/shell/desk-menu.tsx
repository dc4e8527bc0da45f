import { type FocusEvent, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { localPath, useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './desk-menu.module.css';
import { type DeskKind, deskGroups } from './desk-nav.ts';
import { deskText } from './desk-text.ts';
import { siteText } from './text.ts';

const menuId = 'desk-menu';

/** Button that opens the menu on a phone, as a native popover: Escape and a tap elsewhere close it. */
export const DeskMenuButton = () => {
  const { menu } = useText(siteText);
  return (
    <button type="button" className={styles.opener} popoverTarget={menuId} aria-label={menu}>
      <Icon name="menu" size={26} />
      <span>{menu}</span>
    </button>
  );
};

/** Closes the menu when the focus leaves it: otherwise it would cover the focused element. */
const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover?.();
};

/** Pages of the desk: beside the page on a wide screen, in a popover of the bar on a phone. */
export const DeskMenu = ({ kind }: { kind: DeskKind }) => {
  const t = useText(deskText);
  const language = useLanguage();
  const menu = useRef<HTMLElement>(null);
  const { key } = useLocation();
  useEffect(() => menu.current?.hidePopover?.(), [key]);
  return (
    <nav
      ref={menu}
      id={menuId}
      popover="auto"
      className={`${styles.menu} on-dark no-print`}
      aria-label={t.menu}
      onBlur={closeBehind}
    >
      {deskGroups.map(({ label, entries }) => {
        const shown = entries.filter((entry) => entry.for.includes(kind));
        if (shown.length === 0) return null;
        return (
          <div key={shown[0]?.to}>
            {label && <small>{label[language]}</small>}
            <ul>
              {shown.map((entry) => (
                <li key={entry.to}>
                  <NavLink to={localPath(language, entry.to)} end={['/admin', '/support'].includes(entry.to)}>
                    {entry.label[language]}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
};
