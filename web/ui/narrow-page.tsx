import type { ReactNode, Ref } from 'react';
import { LocalLink } from '../text/local-link.tsx';
import { Stack } from './layout.tsx';
import styles from './narrow-page.module.css';
import { Page } from './page.tsx';

type NarrowPageProps = {
  title: string;
  /** Subject of the page, such as a journey. */
  about?: ReactNode;
  /** Link back to the subject. */
  back?: { to: string; label: string };
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
};

/** Narrow page on one subject, outside the desks. */
export const NarrowPage = ({ title, about, back, children, ref }: NarrowPageProps) => (
  <Page ref={ref} width="narrow">
    <h1>{title}</h1>
    {about && <p className="muted num">{about}</p>}
    {back && (
      <LocalLink className="link link-alone" to={back.to}>
        {back.label}
      </LocalLink>
    )}
    <Stack gap="l" className={styles.parts}>
      {children}
    </Stack>
  </Page>
);
