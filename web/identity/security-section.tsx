import type { ReactNode } from 'react';
import { Card } from '../ui/card.tsx';
import { Fold } from '../ui/fold.tsx';
import { Stack } from '../ui/layout.tsx';
import { Page } from '../ui/page.tsx';
import styles from './security.module.css';

type AccountPageProps = { title: string; lead: ReactNode; children: ReactNode };

/** Frame of the pages about the account of the person who is signed in. */
export const AccountPage = ({ title, lead, children }: AccountPageProps) => (
  <Page width="medium">
    <h1>{title}</h1>
    <p className="muted">{lead}</p>
    {children}
  </Page>
);

type SecuritySectionProps = { id: string; title: string; about: string; children: ReactNode };

/** Section of one sign-in method: its purpose, its state, and the forms that change it. */
export const SecuritySection = ({ id, title, about, children }: SecuritySectionProps) => (
  <Card className={styles.card} id={id} aria-labelledby={`${id}-title`}>
    <div>
      <h2 id={`${id}-title`}>{title}</h2>
      <p className="muted small">{about}</p>
    </div>
    <Stack className={styles.state}>{children}</Stack>
  </Card>
);

type MoreProps = { label: string; open: boolean; children: ReactNode };

/** A form that is folded away until somebody wants it. */
export const More = ({ label, open, children }: MoreProps) => (
  <Fold look="button" className={styles.more} summary={label} open={open}>
    {children}
  </Fold>
);
