import { useState } from 'react';
import { ActionButton } from '../shell/action-button.tsx';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import type { Refused } from '../shell/form-answer.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Row, wideForm } from '../ui/layout.tsx';
import { Section } from '../ui/section.tsx';
import { useScriptRuns } from '../ui/use-script-runs.ts';
import { focusNextOnEnter } from './next-field.ts';
import { ReferenceField, referenceFaultText, WayChoice } from './sale-fields.tsx';
import type { Way } from './sale-typed.ts';
import type { SaleView } from './sale-view.ts';
import { counterText } from './text.ts';

/** may: true while a shift is open, which takes the money or hands it out. */
type CardProps = { view: SaleView; drawnKey: string; may: boolean };

/** Form that releases seats kept for a caller. */
export const ReleaseForm = ({ tripId, bookingId }: { tripId: string; bookingId: string }) => (
  <ActionButton intent="release" fields={{ trip: tripId, booking: bookingId }}>
    {useText(counterText).holds.release}
  </ActionButton>
);

/** Card of a booking's money that waits to be handed out. */
export const HandOutCard = ({ view, drawnKey, may }: CardProps) => {
  const t = useText(counterText);
  return (
    <Section title={t.one.waitingTitle}>
      <p className="small">{t.one.waitingLead}</p>
      {view.waiting.map(({ refundId, seats, amount }) => (
        <Row key={refundId} isSpread>
          <span>{seats && t.sold.seats(seats)}</span>
          <ActionButton
            intent="hand-out"
            fields={{ refund: refundId, key: drawnKey }}
            look="green"
            disabled={!may}
          >
            {t.one.handOut(amount)}
          </ActionButton>
        </Row>
      ))}
    </Section>
  );
};

type CollectCardProps = CardProps & { refused: Refused<{ way: Way; reference: string }> | undefined };

/** Card of seats kept for a caller: takes the money or releases the seats. */
export const CollectCard = ({ view, drawnKey, refused, may }: CollectCardProps) => {
  const t = useText(counterText);
  const language = useLanguage();
  const scripted = useScriptRuns();
  const [way, setWay] = useState<Way>(refused?.typed.way ?? 'cash');
  return (
    <Section title={t.one.collectTitle}>
      <p className="num">{view.hold}</p>
      <ActionForm
        className={wideForm}
        answer={refused}
        says={(fault) => referenceFaultText(fault, language)}
        hiddenFields={{ key: drawnKey }}
        onKeyDown={focusNextOnEnter}
      >
        <WayChoice way={way} onWay={setWay} among={['cash', 'mobile-money']} />
        {(way === 'mobile-money' || !scripted) && <ReferenceField />}
        <SubmitButton intent="collect" isNamed disabled={!may}>
          {t.one.collect(view.total)}
        </SubmitButton>
      </ActionForm>
      <p className="small muted">{t.one.releaseLead}</p>
      <ReleaseForm tripId={view.tripId} bookingId={view.bookingId} />
    </Section>
  );
};
