import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink, useActionData, useLocation, useRouteLoaderData } from 'react-router';
import { addresses } from '../addresses.ts';
import { localPath, useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { siteText } from './text.ts';
import './desk.css';
import { type DeskKind, deskGroups } from './desk-nav.ts';
import type { FrameFacts } from './frame.tsx';
import { isProofAsked } from '../identity/fresh-proof.ts';
import { ProofStep } from '../identity/proof-step.tsx';

type DeskProps = {
  title: string;
  /** Under the title: the day, how many. */
  lead?: ReactNode;
  /** The one or two things to do on this page. */
  actions?: ReactNode;
  children: ReactNode;
};

const known = new Set(addresses.map(({ path }) => `/${path}`));

const DeskMenu = ({ kind }: { kind: DeskKind }) => {
  const t = useText(siteText);
  const language = useLanguage();
  const menu = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // On a phone the menu is wider than the screen: it shows where one is.
  useEffect(() => {
    const here = menu.current?.querySelector<HTMLElement>('[aria-current]');
    if (here && menu.current) menu.current.scrollLeft = here.offsetLeft - menu.current.clientWidth / 3;
  }, [pathname]);
  return (
    <nav ref={menu} className="desk-menu on-dark no-print" aria-label={t.deskMenu}>
      {deskGroups.map(({ label, entries }) => {
        const shown = entries.filter((entry) => entry.for.includes(kind) && known.has(entry.to));
        if (shown.length === 0) return null;
        return (
          <div key={shown[0]?.to}>
            {label && <small>{label[language]}</small>}
            <ul>
              {shown.map((entry) => (
                <li key={entry.to}>
                  <NavLink to={localPath(language, entry.to)} end={entry.to === '/admin'}>
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

/** A page of somebody who works on Poth: the desk's menu beside it, its title and what can be done on top. */
export const Desk = ({ title, lead, actions, children }: DeskProps) => {
  const facts = useRouteLoaderData<FrameFacts>('root');
  const kind = facts?.who?.desk;
  const answer: unknown = useActionData();
  const asked = isProofAsked(answer) ? answer : undefined;
  return (
    <div className="desk">
      {kind && <DeskMenu kind={kind} />}
      <div className="desk-page">
        <header className="desk-head">
          <div>
            <h1>{title}</h1>
            {lead && <p className="muted num">{lead}</p>}
          </div>
          {actions && <div className="desk-actions no-print">{actions}</div>}
        </header>
        {asked && <ProofStep asked={asked} hasApp={facts?.who?.hasApp ?? false} />}
        {/* Typed fields in it stay. */}
        <div hidden={asked !== undefined}>{children}</div>
      </div>
    </div>
  );
};
