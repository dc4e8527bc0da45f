import type { ReactNode } from 'react';
import { useText } from '../text/texts.ts';
import { DemoNotice } from './demo-notice.tsx';
import { Footer } from './footer.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { siteText } from './text.ts';
import { TopBar } from './top-bar.tsx';

/** Facts of the installation that every page shows. */
export type SiteFacts = { demo: boolean; sandboxUrl: string | null; year: number };

/** What surrounds every page. */
export const Frame = ({ facts, children }: { facts: SiteFacts | undefined; children: ReactNode }) => {
  const t = useText(siteText);
  return (
    <>
      <a className="skip btn btn-go" href="#main">
        {t.skip}
      </a>
      <LoadingBar />
      {facts && <DemoNotice demo={facts.demo} sandboxUrl={facts.sandboxUrl} />}
      <TopBar />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {facts && <Footer year={facts.year} />}
      <OfflineNotice />
    </>
  );
};
