import { formatPnr } from '@poth/domain/booking/pnr.ts';
import type { SupportCase } from '@poth/domain/support/case.ts';
import type { CaseState } from '@poth/domain/support/lifecycle.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { momentText } from '../text/moment.ts';
import { useText } from '../text/texts.ts';
import { Badge, type Tone } from '../ui/badge.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import { ConversationEntry } from '../ui/conversation-entry.tsx';
import { supportText } from './text.ts';

const tones: Record<CaseState, Tone> = { open: 'late', answered: 'good', closed: 'quiet' };

type CaseCardProps = {
  shown: SupportCase;
  /** Prefix of booking addresses; null: the card is on the booking's own page. */
  bookings: string | null;
  children?: ReactNode;
};

/** Card of a case: its kind, and every change with its author and time. */
export const CaseCard = ({ shown, bookings, children }: CaseCardProps) => {
  const t = useText(supportText).cases;
  const language = useLanguage();
  const { kind, state, pnr, moves } = shown;
  return (
    <Stack as="article" className="card" aria-label={t.kinds[kind]}>
      <Row as="header" isSpread>
        <h3>{t.kinds[kind]}</h3>
        <Badge tone={tones[state]}>{t.by[state]}</Badge>
      </Row>
      {bookings && (
        <LocalLink className="link link-alone num" to={`${bookings}/${pnr}`}>
          {t.booking(formatPnr(pnr))}
        </LocalLink>
      )}
      <Stack as="ol" gap="s">
        {moves.map(({ moveNo, event, said, byName, at }) => (
          <ConversationEntry
            as="li"
            key={moveNo}
            head={`${t.events[event]} · ${byName ?? t.gone} · ${momentText(at, language, 'year')}`}
          >
            {said}
          </ConversationEntry>
        ))}
      </Stack>
      {children}
    </Stack>
  );
};
