import { formatDuration } from '@poth/domain/dhaka.ts';
import { digits } from '@poth/domain/language.ts';
import { ranByRecords, type TripRecord } from '@poth/domain/feedback/report.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Badge } from '../ui/badge.tsx';
import { voiceDeskText } from './desk-text.ts';
import { momentText } from '../text/moment.ts';
import styles from './feedback.module.css';

const tones = { ran: 'good', cancelled: 'off', 'no-record': 'late' } as const;

/** Tells what our own records say of a trip: whether it ran, how late, when it left and who was aboard. */
export const RecordsLine = ({ trip }: { trip: TripRecord }) => {
  const t = useText(voiceDeskText);
  const language = useLanguage();
  const ran = ranByRecords(trip);
  const said = [
    trip.delayMinutes > 0 ? t.late(formatDuration(trip.delayMinutes, language)) : t.onTime,
    trip.leftAt && t.left(momentText(trip.leftAt, language)),
    t.aboard(digits(trip.boarded, language), digits(trip.sold, language)),
  ];
  return (
    <p className={`${styles.records} num`}>
      <span className="small muted">{t.records}</span> <Badge tone={tones[ran]}>{t.ran[ran]}</Badge>{' '}
      <span className="small">{said.filter(Boolean).join(' · ')}</span>
    </p>
  );
};
