import type { SocialProvider } from '@poth/domain/identity/input.ts';
import type { Bilingual } from '@poth/domain/language.ts';
import type { MouseEvent, ReactNode } from 'react';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Toast } from '../ui/toast.tsx';
import { useEarlyInput } from '../ui/use-early-input.ts';
import type { CompanyShown } from './company.ts';
import { DemoNotice } from './demo-notice.tsx';
import { Footer } from './footer.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { siteText } from './text.ts';
import { TopBar } from './top-bar.tsx';
import { UnsentNotice } from './unsent-notice.tsx';
import type { SignedIn } from './signed-in.ts';

/** Facts of the installation that every page shows. */
export type FrameFacts = {
  demo: boolean;
  sandboxUrl: string | null;
  social: CompanyShown<'social'>;
  year: number;
  identityProviders: readonly SocialProvider[];
  who: SignedIn | null;
  /** Notice of the latest success; at distinguishes it from the next. */
  notice: { said: Bilingual; at: number } | null;
};

type FrameProps = {
  facts: FrameFacts | undefined;
  /** Renders the page in the desks' frame, with its own bar, menu and main. */
  atDesk: boolean;
  children: ReactNode;
};

/** Goes past the menu by itself: a jump by the browser is a navigation, at which a form's faults leave the page. */
const skip = (event: MouseEvent): void => {
  event.preventDefault();
  const main = document.querySelector('main');
  main?.focus();
  main?.scrollIntoView();
};

/** Frame of every page: the site's bar and footer, and the parts that pages of the desks have as well. */
export const Frame = ({ facts, atDesk, children }: FrameProps) => {
  const t = useText(siteText);
  const language = useLanguage();
  const notice = facts?.notice;
  useEarlyInput();
  return (
    <>
      <a className="skip btn btn-go" href="#main" onClick={skip}>
        {t.skip}
      </a>
      <LoadingBar />
      {atDesk ? (
        children
      ) : (
        <>
          {facts && <DemoNotice demo={facts.demo} sandboxUrl={facts.sandboxUrl} />}
          <TopBar who={facts?.who} />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          {facts && <Footer year={facts.year} links={facts.social} demo={facts.demo} />}
        </>
      )}
      {notice && (
        <Toast key={notice.at} closeLabel={t.close}>
          {notice.said[language]}
        </Toast>
      )}
      <UnsentNotice />
      <OfflineNotice />
    </>
  );
};
