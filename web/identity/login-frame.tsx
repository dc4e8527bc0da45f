import { type ReactNode } from 'react';
import { useFirstError } from '../shell/use-first-error.ts';
import { useText } from '../text/texts.ts';
import { Card } from '../ui/card.tsx';
import styles from './account.module.css';
import { type LoginTab, LoginTabs } from './login-tabs.tsx';
import { loginText } from './text.ts';

type LoginFrameProps = {
  heading: string;
  /** Under the heading. */
  lead?: ReactNode;
  /** Tab of this page, of the two, and the page to open after sign-in; pages of later steps have no tab. */
  tab?: { at: LoginTab; to: string };
  /** True if the person has yet to make or find an account, so that reasons for one help. */
  why?: boolean;
  /** Answer that changes the page: the focus goes to the content that arrived with it. */
  answer?: unknown;
  children: ReactNode;
};

/** The reasons for an account, as the stops of a road. */
const WhyAccount = () => {
  const t = useText(loginText).why;
  return (
    <>
      <h2>{t.title}</h2>
      <ol>
        {t.stops.map(({ name, text }) => (
          <li key={name}>
            <b>{name}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <p>{t.without}</p>
    </>
  );
};

/** A road through the hills at sunset. */
const Road = () => (
  <svg className={styles.road} viewBox="0 0 600 220" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <circle fill="var(--gold-400)" cx="470" cy="64" r="34" />
    <path fill="var(--green-850)" d="M0 120C90 70 180 130 290 92S470 60 600 108v112H0Z" />
    <path fill="var(--green-800)" d="M0 158c110-46 220 20 330-14s180-22 270 12v64H0Z" />
    <path
      fill="var(--asphalt)"
      d="M292 144c56 12 74 20 38 34s-150 22-90 46h150c-70-24-20-34 52-50s-60-28-150-30"
    />
    <path
      fill="none"
      stroke="var(--gold-400)"
      strokeWidth="2.4"
      strokeDasharray="12 9"
      d="M312 148c52 12 92 22 60 34s-104 18-62 40"
    />
  </svg>
);

/** Frame of every sign-in page: the form as a card, and beside it a road, with the reasons for an account. */
export const LoginFrame = ({
  heading,
  lead,
  tab,
  why = tab !== undefined,
  answer,
  children,
}: LoginFrameProps) => {
  const page = useFirstError<HTMLDivElement>(answer);
  return (
    <div className={`wrap ${styles.page}`}>
      <Card className={styles.card}>
        {tab && <LoginTabs {...tab} />}
        <h1>{heading}</h1>
        {lead && <p className={`muted ${styles.lead}`}>{lead}</p>}
        <div ref={page}>{children}</div>
      </Card>
      <aside className={styles.side} data-bare={!why || undefined}>
        {why && <WhyAccount />}
        <Road />
      </aside>
    </div>
  );
};
