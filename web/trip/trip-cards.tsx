import { ActionButton } from '../shell/action-button.tsx';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import type { Refused } from '../shell/form-answer.ts';
import { phoneFaultText } from '../identity/phone-faults.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Lines, wideForm } from '../ui/layout.tsx';
import { Section } from '../ui/section.tsx';
import { TextField } from '../ui/text-field.tsx';
import { tripText } from './text.ts';
import type { TripView } from './trip-view.ts';

type SupervisorCardProps = {
  view: Pick<TripView, 'supervisor' | 'may'>;
  refused: Refused<{ phone?: string }> | undefined;
};

/** Card of the phone number of the person in charge on board. */
export const SupervisorCard = ({ view: { supervisor, may }, refused }: SupervisorCardProps) => {
  const t = useText(tripText).supervisor;
  const language = useLanguage();
  return (
    <Section title={t.title}>
      {may.change ? (
        <ActionForm
          className={wideForm}
          intent="supervisor"
          given={{ phone: supervisor ?? '' }}
          answer={refused}
          says={(fault) => phoneFaultText(fault, language)}
        >
          <TextField type="tel" inputMode="tel" name="phone" label={t.phone} hint={t.hint} />
          <SubmitButton intent="supervisor" look="line">
            {t.save}
          </SubmitButton>
        </ActionForm>
      ) : (
        <p className="num">{supervisor ?? t.none}</p>
      )}
    </Section>
  );
};

/** Card of the kept seats: purpose, person, end, and the button that releases them. */
export const TripBlocks = ({ blocks, may }: Pick<TripView, 'blocks' | 'may'>) => {
  const t = useText(tripText).keep;
  if (blocks.length === 0) return null;
  return (
    <Section title={t.blocks}>
      <Lines>
        {blocks.map(({ blockId, seats, keptFor, note, by, ends }) => (
          <li key={blockId}>
            <div>
              <b>{seats}</b> · {keptFor}
              {note && <p>{note}</p>}
              <small>{[by, ends].filter(Boolean).join(' · ')}</small>
            </div>
            {may.keepSeats && (
              <ActionButton intent="release" fields={{ blockId }} aria-label={t.releaseOf(seats)}>
                {t.release}
              </ActionButton>
            )}
          </li>
        ))}
      </Lines>
    </Section>
  );
};

/** Card of the trip's changes since its publication, newest first. */
export const TripChanges = ({ changes }: Pick<TripView, 'changes'>) => {
  const t = useText(tripText).changes;
  if (changes.length === 0) return null;
  return (
    <Section title={t.title}>
      <Lines as="ol">
        {changes.map(({ changeNo, what, why, by, at }) => (
          <li key={changeNo}>
            <div>
              <b>{what}</b> · {why}
              <small>
                {by} · {at}
              </small>
            </div>
          </li>
        ))}
      </Lines>
    </Section>
  );
};

/** Card of the progress of a cancelled trip's refunds. */
export const TripProgress = ({ progress }: { progress: NonNullable<TripView['progress']> }) => {
  const t = useText(tripText).progress;
  const { reason, said, money, atCounter, stuck, done, bookings } = progress;
  return (
    <Section title={t.title} className="num">
      <p className="muted">{reason}</p>
      {bookings > 0 && <progress aria-label={t.bar} value={done} max={bookings} />}
      <div role="status">
        <p>{said}</p>
        {money && <p>{money}</p>}
        {atCounter && <p>{atCounter}</p>}
        {stuck && <p className="field-error">{stuck}</p>}
      </div>
    </Section>
  );
};
