import type { ReactNode, Ref } from 'react';
import { useText } from '../text/texts.ts';
import { Card } from '../ui/card.tsx';
import styles from './account.module.css';
import { type LoginTab, LoginTabs } from './login-tabs.tsx';
import { loginText } from './text.ts';

type LoginFrameProps = {
  heading: string;
  /** Under the heading. */
  lead?: ReactNode;
  /** Tab of this page, of the two, and where it leads afterwards; a page on the way has none. */
  tab?: { at: LoginTab; to: string };
  /** Whether an account has yet to be made or found, so that reasons for one help. */
  why?: boolean;
  ref?: Ref<HTMLDivElement>;
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
  <svg
    className={styles.loginRoad}
    viewBox="0 0 600 220"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
  >
    <circle className={styles.sun} cx="470" cy="64" r="34" />
    <path className={styles.hillFar} d="M0 120C90 70 180 130 290 92S470 60 600 108v112H0Z" />
    <path className={styles.hillNear} d="M0 158c110-46 220 20 330-14s180-22 270 12v64H0Z" />
    <path
      className={styles.road}
      d="M292 144c56 12 74 20 38 34s-150 22-90 46h150c-70-24 20-34 52-50s-60-28-150-30"
    />
    <path className={styles.roadMarks} d="M312 148c52 12 92 22 60 34s-104 18-62 40" />
  </svg>
);

/** Frame of every page of signing in: the form as a card, and beside it a road, with the reasons for an account. */
export const LoginFrame = ({
  heading,
  lead,
  tab,
  why = tab !== undefined,
  ref,
  children,
}: LoginFrameProps) => (
  <div className={`wrap ${styles.loginPage}`}>
    <Card className={styles.loginCard}>
      {tab && <LoginTabs {...tab} />}
      <h1>{heading}</h1>
      {lead && <div className={`muted ${styles.loginLead}`}>{lead}</div>}
      <div ref={ref}>{children}</div>
    </Card>
    <aside className={why ? styles.loginSide : `${styles.loginSide} ${styles.bare}`}>
      {why && <WhyAccount />}
      <Road />
    </aside>
  </div>
);
