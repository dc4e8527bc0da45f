import type { ProblemNote } from '@poth/domain/problem.ts';
import { pagePlaceholders } from '@poth/domain/waiting-room/page-marks.ts';
import { waitUnits } from '@poth/domain/waiting-room/wait-text.ts';
import type { ReactNode } from 'react';
import { NumberProof } from '../identity/number-proof.tsx';
import type { NumberStep } from '../identity/number-step.ts';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import { localPath } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Facts } from '../ui/facts.tsx';
import { Fold } from '../ui/fold.tsx';
import type { ShownRoom } from './shown-room.ts';
import { roomText } from './text.ts';
import styles from './waiting-room.module.css';

type RoomAnswer = { typed: object; problem?: ProblemNote | undefined; proof?: NumberStep };

/** Part of the page for places in some states; styles show the part whose state is filled in. */
const When = ({ states, children }: { states: string; children: ReactNode }) => (
  <div className={styles.when} data-when={states}>
    {children}
  </div>
);

/** Form to prove a number, for a place without one. */
const Proof = ({ room, step }: { room: ShownRoom; step: NumberStep | undefined }) => {
  const t = useText(roomText).proof;
  const here = localPath(room.language, `/waiting-room/${room.roomId}`);
  const login = `${localPath(room.language, '/login')}?${new URLSearchParams({ to: here })}`;
  return (
    <Fold look="line" summary={t.title} open={step !== undefined}>
      <p className="small muted">{t.why}</p>
      <ActionForm answer={undefined}>
        <NumberProof
          title={t.field}
          step={step}
          typed="here"
          beside={
            <a className="link link-alone" href={login}>
              {t.logIn}
            </a>
          }
        />
      </ActionForm>
    </Fold>
  );
};

/** Position of the reader's place, and the one thing to do about it. */
export const OwnPlace = ({ room, answer }: { room: ShownRoom; answer: RoomAnswer | undefined }) => {
  const t = useText(roomText);
  const units = waitUnits[room.language];
  const coaches = localPath(room.language, `/search?date=${room.serviceDate}`);
  const form = (intent: string, label: string) => (
    <ActionForm intent={intent} answer={answer?.problem ? answer : undefined}>
      <SubmitButton intent={intent}>{label}</SubmitButton>
    </ActionForm>
  );
  return (
    <>
      <When states="none">
        <h2>{t.none}</h2>
        {room.stage === 'off' ? (
          <p>
            {t.open}{' '}
            <a className="link" href={coaches}>
              {t.toCoaches}
            </a>
          </p>
        ) : (
          form('take', t.take)
        )}
      </When>
      <When states="in-lot">
        <h2>{t.inLot}</h2>
        <p>{room.stage === 'before' ? t.inLotKeep : t.drawing}</p>
      </When>
      <When states="waiting">
        <h2 className="num">
          {t.number} {pagePlaceholders.number}
        </h2>
        <progress className={styles.bar} max={100} value={pagePlaceholders.share} aria-label={t.progress} />
        <Facts
          look="grid"
          facts={[
            [
              t.ahead,
              <span key="ahead" data-ahead="">
                {pagePlaceholders.ahead}
              </span>,
            ],
            [
              t.toGo,
              <span key="toGo" data-to-go="" data-minutes={units.minutes} data-hours={units.hours}>
                {pagePlaceholders.toGo}
              </span>,
            ],
            [t.seatsFree, room.seatsFree],
          ]}
        />
        {room.secondsToFirst && <p data-first="">{t.first(room.secondsToFirst)}</p>}
        {room.isSoldOut && <p>{t.soldOut}</p>}
        <p className="small muted">{t.looks}</p>
      </When>
      <When states="admitted">
        <h2>{t.admitted}</h2>
        <p>{t.minutes(room.minutes)}</p>
        {form('enter', t.enter)}
      </When>
      <When states="inside open">
        <h2>{room.stage === 'off' ? t.open : t.inside}</h2>
        <a className="btn btn-go" href={coaches}>
          {t.toCoaches}
        </a>
      </When>
      {room.stage !== 'off' && (
        <div className={styles.unproven}>
          <Proof room={room} step={answer?.proof} />
        </div>
      )}
    </>
  );
};
