import { dhakaDate, formatDate, formatTime } from '@poth/domain/dhaka.ts';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSignedIn } from '../shell/use-signed-in.ts';
import { plainPath, useLanguage } from '../text/language.ts';
import { texts, useText } from '../text/texts.ts';
import { rememberPerson } from './kept-for.ts';
import styles from './kept-pages.module.css';
import { keptSince, useKeptSince } from './use-kept-since.ts';
import { forgetPages, isKeepable, keepPage, startWorker } from './worker.ts';

const keptText = texts({
  shown: (at: string) => ({
    en: `Kept on this phone ${at}. It may have changed since.`,
    bn: `এই ফোনে রাখা হয়েছে ${at}। এরপর বদলে থাকতে পারে।`,
  }),
});

const isBoarding = (pathname: string): boolean => plainPath(pathname).startsWith('/board/');

/** Keeps opened pages for when there is no network, and says when the shown page is such a copy. */
export const KeptPages = () => {
  const t = useText(keptText);
  const language = useLanguage();
  const { pathname } = useLocation();
  const who = useSignedIn();
  const since = useKeptSince();
  // A page reached by navigation within the app comes from the network, even if the first page was a copy.
  const [opened] = useState(pathname);
  const person = who === undefined ? undefined : (who?.profilePath ?? null);

  useEffect(() => {
    // A copy knows who was signed in when it was kept, not who is now.
    if (person === undefined || keptSince()) return;
    void rememberPerson(person).then((changed) => (changed ? forgetPages() : undefined));
  }, [person]);
  useEffect(() => {
    const forget = ({ target }: SubmitEvent) => {
      const action = (target as HTMLFormElement).getAttribute('action') ?? location.pathname;
      if (plainPath(new URL(action, location.href).pathname) === '/sign-out') void forgetPages();
    };
    // Signing out leaves nothing on the phone, even if the request does not reach the server.
    window.addEventListener('submit', forget, true);
    return () => window.removeEventListener('submit', forget, true);
  }, []);
  useEffect(() => {
    void startWorker();
    // A boarding page itself decides when it is complete.
    const isCopy = pathname === opened && keptSince() !== null;
    if (isKeepable(pathname) && !isBoarding(pathname) && !isCopy) void keepPage(pathname);
  }, [pathname, opened]);

  if (!since || pathname !== opened || isBoarding(pathname)) return null;
  const kept = new Date(since);
  const at = `${formatDate(dhakaDate(kept), language)}, ${formatTime(kept, language)}`;
  return (
    <p className={`${styles.kept} no-print`} role="status">
      {t.shown(at)}
    </p>
  );
};
