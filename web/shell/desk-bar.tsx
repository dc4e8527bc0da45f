import { productName } from '../text/page-meta.ts';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import markUrl from './brand-mark.svg?url';
import styles from './desk-bar.module.css';
import { DeskMenuButton } from './desk-menu.tsx';
import { deskText } from './desk-text.ts';
import { LanguageSwitch } from './language-switch.tsx';
import type { SignedIn } from './signed-in.ts';
import { siteText } from './text.ts';
import { UserMenu } from './user-menu.tsx';

type Installation = { demo: boolean; sandboxUrl: string | null };

/** Short mark of example data or payments without money, linked to the sandbox; screen readers get the whole sentence. */
const DemoMark = ({ demo, sandboxUrl }: Installation) => {
  const t = useText(siteText);
  const short = useText(deskText);
  if (!demo && !sandboxUrl) return null;
  const sentence = [demo && t.demo, sandboxUrl && t.sandbox].filter(Boolean).join(' ');
  const mark = (
    <>
      <span>{demo ? short.demo : short.sandbox}</span>
      <span className="visually-hidden">: {sentence}</span>
    </>
  );
  return sandboxUrl ? (
    <a className={styles.demo} href={sandboxUrl} title={sentence}>
      {mark}
    </a>
  ) : (
    <p className={styles.demo} title={sentence}>
      {mark}
    </p>
  );
};

/** Slim bar over every page of a desk: company, language, account, and on a phone the menu. */
export const DeskBar = ({ who, ...installation }: Installation & { who: SignedIn }) => {
  const t = useText(siteText);
  const short = useText(deskText);
  const language = useLanguage();
  return (
    <header className={`${styles.bar} on-dark no-print`}>
      <DeskMenuButton />
      <LocalLink to="/" className={styles.brand} aria-label={t.home}>
        <img src={markUrl} width="28" height="28" alt="" />
        <span>{productName[language]}</span>
      </LocalLink>
      <p className={styles.company}>
        {who.desk === 'admin' || who.desk === 'support' ? short[who.desk] : who.company?.[language]}
      </p>
      <DemoMark {...installation} />
      <LanguageSwitch />
      <UserMenu who={who} />
    </header>
  );
};
