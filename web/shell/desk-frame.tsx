import type { ReactNode } from 'react';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { DeskBar } from './desk-bar.tsx';
import styles from './desk-frame.module.css';
import { DeskMenu } from './desk-menu.tsx';
import { footerColumns } from './footer-columns.ts';
import type { FrameFacts } from './frame.tsx';
import { usePlaceAfterForm } from './desk-place-after-form.ts';

const legal = ['/privacy', '/terms', '/accessibility'];

const DeskFoot = () => {
  const language = useLanguage();
  const links = footerColumns.flatMap(({ links: all }) => all.filter(({ to }) => legal.includes(to)));
  return (
    <footer className={`${styles.foot} no-print`}>
      {links.map(({ to, name }) => (
        <LocalLink key={to} to={to}>
          {name[language]}
        </LocalLink>
      ))}
    </footer>
  );
};

/**
 * Frame of the desks: a slim bar, the menu, the page, and a footer of one line. An account without a desk, such as the
 * owner of an unverified company, gets the frame of the site.
 */
export const DeskFrame = ({ facts, children }: { facts: FrameFacts | undefined; children: ReactNode }) => {
  usePlaceAfterForm();
  if (!facts?.who?.desk) return children;
  const { who, demo, sandboxUrl } = facts;
  return (
    <>
      <DeskBar who={who} demo={demo} sandboxUrl={sandboxUrl} />
      <div className={styles.body}>
        <DeskMenu kind={facts.who.desk} />
        <div className={styles.column}>
          <main id="main" tabIndex={-1} className={styles.page}>
            {children}
          </main>
          <DeskFoot />
        </div>
      </div>
    </>
  );
};
