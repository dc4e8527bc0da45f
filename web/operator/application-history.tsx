import { useText } from '../text/texts.ts';
import type { MomentView } from './application-view.ts';
import { applicationText } from './provider-text.ts';
import styles from './provider.module.css';

/** Lists the acts on an application, the newest first. */
export const ApplicationHistory = ({ history }: { history: readonly MomentView[] }) => {
  const t = useText(applicationText);
  return (
    <>
      <h2 id="history">{t.history}</h2>
      {history.length === 0 && <p className="muted">{t.noHistory}</p>}
      <ol className={styles.history} aria-labelledby="history">
        {history.map(({ what, when, by, reason }, at) => (
          <li key={history.length - at}>
            <b>{what}</b>
            <p className="small muted">
              {when}
              {by && ` · ${by}`}
            </p>
            {reason && <p className={styles.reason}>{reason}</p>}
          </li>
        ))}
      </ol>
    </>
  );
};
