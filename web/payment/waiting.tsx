import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { OutcomeCard } from '../ui/outcome-card.tsx';
import { RoadLine } from '../ui/road-line.tsx';
import { paymentText } from './text.ts';
import styles from './wait.module.css';

const askEveryMs = 1_500;
const longAfterMs = 20_000;
/** Interval at which the page reloads itself where no script runs. */
const reloadSeconds = '3';

/** View while the gateway's answer is awaited: asks again and again, and never calls silence a failure. */
export const Waiting = ({ checkoutPath, moneyPath }: { checkoutPath: string; moneyPath: string }) => {
  const { waiting: t, money } = useText(paymentText);
  const { revalidate } = useRevalidator();
  const [long, setLong] = useState(false);
  useEffect(() => {
    const asking = setInterval(() => void revalidate(), askEveryMs);
    const patience = setTimeout(() => setLong(true), longAfterMs);
    return () => {
      clearInterval(asking);
      clearTimeout(patience);
    };
  }, [revalidate]);
  return (
    <OutcomeCard
      mark={
        <div className={styles.paymentRoad} aria-hidden="true">
          <RoadLine />
          <i />
        </div>
      }
      title={t.title}
    >
      <noscript>
        <meta httpEquiv="refresh" content={reloadSeconds} />
      </noscript>
      <p>{t.text}</p>
      <p role="status">{long ? t.long : t.close}</p>
      <p>
        <LocalLink className="link link-alone" to={checkoutPath}>
          {t.notPaid}
        </LocalLink>
      </p>
      <p>
        <LocalLink className="link link-alone" to={moneyPath}>
          {money}
        </LocalLink>
      </p>
    </OutcomeCard>
  );
};
