import { formatPnr } from '@poth/domain/booking/pnr.ts';
import { formatMoney } from '@poth/domain/money.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import type { PassengerReport } from '@poth/domain/feedback/report.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Row, Stack } from '../ui/layout.tsx';
import { ConversationEntry, TypedWords } from '../ui/conversation-entry.tsx';
import { Badge } from '../ui/badge.tsx';
import { voiceDeskText } from './desk-text.ts';
import { momentText } from '../text/moment.ts';
import styles from './feedback.module.css';

const tones = { open: 'late', disputed: 'off', answered: 'good', closed: 'quiet' } as const;

type ReportSaidProps = {
  report: PassengerReport;
  /** Heading of an answer: the reader's own, or the company's. */
  answeredBy: string;
  /** Link to the booking, for readers who may see it. */
  booking?: ReactNode;
};

/** Report as a desk reads it: who reported what, where and when, and its later moves. */
export const ReportSaid = ({ report, answeredBy, booking }: ReportSaidProps) => {
  const t = useText(voiceDeskText);
  const language = useLanguage();
  const { paidPaisa, paidTo, pricePaisa, contactName, contactPhone, state } = report;
  return (
    <Stack as="article" gap="s" className={styles.report}>
      <Row as="header">
        <b>{contactName}</b>
        <a className="link link-alone num" href={`tel:${contactPhone}`}>
          {formatPhone(contactPhone, language)}
        </a>
        {booking ?? <span className="small muted num">PNR {formatPnr(report.pnr)}</span>}
        <Badge tone={tones[state]}>{t.states[state]}</Badge>
        <span className={`small muted num ${styles.at}`}>{momentText(report.reportedAt, language)}</span>
      </Row>
      <p className="small num">
        {t.where(report.place[language], momentText(report.happenedAt, language))}
        {report.aboard > 0 && <b> · {t.thisAboard}</b>}
      </p>
      {paidPaisa !== null && (
        <p className="num">
          {t.paid(formatMoney(paidPaisa, language), paidTo ?? '', formatMoney(pricePaisa, language))}
        </p>
      )}
      <TypedWords>{report.text}</TypedWords>
      {report.moves
        .filter(({ event }) => event !== 'report')
        .map((move) => (
          <ConversationEntry
            key={move.moveNo}
            head={`${move.event === 'answer' ? answeredBy : t.passenger} · ${momentText(move.at, language)}`}
            isAnswer={move.event === 'answer'}
          >
            {move.said ?? t.closedBy}
          </ConversationEntry>
        ))}
    </Stack>
  );
};
