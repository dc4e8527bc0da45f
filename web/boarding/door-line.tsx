import type { BoardingList } from '@poth/domain/boarding/boarding.ts';
import { digits } from '@poth/domain/language.ts';
import { useLocation } from 'react-router';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { hourText } from './door-view.ts';
import { boardingText } from './text.ts';
import type { Line } from './use-marks.ts';
import styles from './board.module.css';

type DoorLineProps = {
  list: BoardingList;
  online: boolean;
  line: Line;
  /** Number of unsent marks; null until it is known. */
  waiting: number | null;
  /** True if the page is stored on this phone with all that it needs. */
  ready: boolean;
};

/** Shows whether there is a network, how many marks wait for it, and whether the page works offline. */
export const DoorLine = ({ list, online, line, waiting, ready }: DoorLineProps) => {
  const t = useText(boardingText).line;
  const language = useLanguage();
  const { pathname } = useLocation();
  const down = !online || line === 'unreached';
  const unsent = waiting ? t.waiting(digits(waiting, language)) : null;
  const state = down ? t.offline : (unsent ?? (waiting === null ? t.looking : t.online));
  const more = [
    down && unsent,
    down && t.kept(hourText(list.at, list, language)),
    !down && ready && t.ready,
  ].filter(Boolean);
  return (
    <>
      <p className={`${styles.doorLine} num`} data-down={down || undefined} role="status">
        <b>{state}</b>
        {more.map((said) => ` · ${said}`)}
      </p>
      {!down && line === 'refused' && <Alert>{t.refused}</Alert>}
      {!down && line === 'signed-out' && (
        <Alert>
          {t.signIn}{' '}
          <LocalLink className="link" to={`/login?${new URLSearchParams({ to: pathname })}`} reloadDocument>
            {t.logIn}
          </LocalLink>
        </Alert>
      )}
    </>
  );
};
