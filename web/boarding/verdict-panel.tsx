import type { BoardingList } from '@poth/domain/boarding/boarding.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { hourText } from './door-view.ts';
import { toneOf } from './feedback.ts';
import { boardingText } from './text.ts';
import type { Shown } from './use-door.ts';
import styles from './board.module.css';

const icons: Record<(typeof toneOf)[Shown['verdict']], IconName> = {
  good: 'check',
  look: 'info',
  bad: 'close',
};

type VerdictPanelProps = {
  shown: Shown;
  list: BoardingList;
  onUndo?: ((ticketId: string, scanId: string) => void) | undefined;
};

/** Verdict on the last scan, readable at arm's length: a word, a colour, a sign. */
export const VerdictPanel = ({ shown, list, onUndo }: VerdictPanelProps) => {
  const t = useText(boardingText);
  const language = useLanguage();
  const { verdict, rider, ticketId, seatNo, fromStopNo, scanId } = shown;
  const tone = toneOf[verdict];
  const place = (stopNo: number | undefined) => list.places[stopNo ?? -1]?.[language];
  const to = place(rider?.toStopNo);
  const from = verdict === 'other-stop' ? place(fromStopNo ?? undefined) : undefined;
  return (
    <div className={styles.verdict} data-tone={tone} data-verdict={verdict} role="alert" key={shown.no}>
      <Icon name={icons[tone]} size={64} />
      <div>
        <p className={styles.verdictWord}>{t.verdicts[verdict]}</p>
        {seatNo && (
          <p className={styles.verdictWho}>
            <b>{t.seat(seatNo)}</b> {[rider?.name, to && t.to(to)].filter(Boolean).join(' · ')}
          </p>
        )}
        {t.why[verdict] && (
          <p>
            {t.why[verdict]} {from && <b>{from}</b>}
          </p>
        )}
        {verdict === 'second-use' && rider?.boardedAt && (
          <p>{t.firstAt(hourText(rider.boardedAt, list, language))}</p>
        )}
        {scanId && ticketId && onUndo && (
          <Button type="button" look="line" onClick={() => onUndo(ticketId, scanId)}>
            {verdict === 'second-use' ? t.samePerson : t.undo}
          </Button>
        )}
      </div>
    </div>
  );
};
