import type { ReactNode } from 'react';
import { Desk } from '../shell/desk.tsx';
import { useSignedIn } from '../shell/use-signed-in.ts';
import { Page } from '../ui/page.tsx';
import styles from './provider.module.css';

type ProviderFrameProps = { title: string; lead?: string; actions?: ReactNode; children: ReactNode };

/** Frame of a bus provider's page: the company's desk, or a page of its own as long as there is no company. */
export const ProviderFrame = ({ title, lead, actions, children }: ProviderFrameProps) => {
  if (useSignedIn()?.desk)
    return (
      <Desk title={title} lead={lead} actions={actions}>
        {children}
      </Desk>
    );
  return (
    <Page width="narrow" className={styles.page}>
      <h1>{title}</h1>
      {lead && <p className="muted">{lead}</p>}
      {children}
    </Page>
  );
};
