import { countText, digits, type Language } from '@poth/domain/language.ts';
import { formatDate } from '@poth/domain/dhaka.ts';
import { isProblem } from '@poth/domain/problem.ts';
import { pagePlaceholders } from '@poth/domain/waiting-room/page-marks.ts';
import { data, redirect } from 'react-router';
import { requestContext } from '#ctx';
import { numberStep, statusOf, wantsProof } from '../identity/number-step.ts';
import { notFoundPage, refuse } from '../shell/form-answer.ts';
import { readForm } from '../shell/read-form.ts';
import { languageOf } from '../text/language.ts';
import { momentText } from '../text/moment.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Card } from '../ui/card.tsx';
import { Page } from '../ui/page.tsx';
import type { Route } from './+types/room-page.ts';
import { LotFacts } from './lot-facts.tsx';
import { OwnPlace } from './own-place.tsx';
import { RoomScript } from './room-script.tsx';
import styles from './waiting-room.module.css';
import { roomText } from './text.ts';

/**
 * A hundred thousand wait on this page: it comes without the scripts of other pages, and has a short one of its own.
 */
export const handle = { scripts: false } as const;

export const meta = pageMeta(roomText.title);

/** Counts the seconds until the first admission for the page; null where it is not ahead. */
const secondsUntil = (admitsFrom: Date | null, now: Date, language: Language): string | null =>
  admitsFrom && admitsFrom > now
    ? digits(Math.ceil((admitsFrom.getTime() - now.getTime()) / 1_000), language)
    : null;

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { portal, actor, settings } = context.get(requestContext);
  const language = languageOf(request);
  const room = await portal.waitingRoom.viewRoom(actor, { roomId: params.roomId }).catch(notFoundPage);
  const { roomId, stage, queues, commitment, valueSource, publicValue, seed } = room;
  return {
    roomId,
    stage,
    language,
    serviceDate: room.serviceDate,
    date: formatDate(room.serviceDate, language, 'long'),
    opensAt: momentText(room.opensAt, language),
    hasOpened: room.opensAt <= room.now,
    valueUntil: momentText(room.valueUntil, language),
    minutes: digits(settings.passMinutes, language),
    secondsToFirst: secondsUntil(room.admitsFrom, room.now, language),
    seatsFree: room.seatsFree === null ? null : countText(room.seatsFree, language),
    isSoldOut: stage === 'admitting' && room.seatsFree === 0,
    lot: {
      commitment,
      valueSource,
      publicValue,
      seed,
      proven: countText(queues.proven.counted, language),
      unproven: countText(queues.unproven.counted, language),
    },
  };
};

export const action = async (args: Route.ActionArgs) => {
  const { values, form, intent, language, goTo } = await readForm(args);
  const { portal, actor, browser } = values;
  const { roomId } = args.params;
  const here = `/waiting-room/${roomId}`;
  try {
    if (wantsProof(form)) {
      const proof = await numberStep(
        {
          send: (asked) => portal.booking.sendNumberCode(actor, asked),
          take: (typed) => portal.booking.proveNumber(actor, typed),
        },
        form,
        language,
      );
      if (proof) return data({ typed: {}, problem: undefined, proof }, { status: statusOf(proof) });
      await portal.waitingRoom.takePlace(actor, { roomId, hasProvenNumber: true }, browser);
      return goTo(here);
    }
    if (intent !== 'enter') {
      await portal.waitingRoom.takePlace(actor, { roomId }, browser);
      return goTo(here);
    }
    const { wayIn } = await portal.waitingRoom.enterSale(actor, { roomId }, browser);
    return wayIn ? redirect(wayIn, 303) : goTo(here);
  } catch (thrown) {
    // The place was lost or is not admitted yet: the page shows its position.
    if (isProblem(thrown) && thrown.code === 'waiting-room') return goTo(here);
    return refuse(thrown, {});
  }
};

/** Waiting room before the sale of a date. Words about one place are filled in for each: page-marks.ts. */
export default function RoomPage({ loaderData: room, actionData }: Route.ComponentProps) {
  const t = useText(roomText);
  const says = { before: t.before, drawing: t.drawing, admitting: t.after, off: null }[room.stage];
  return (
    <Page
      width="narrow"
      className={styles.page}
      data-room={room.roomId}
      data-stage={room.stage}
      data-language={room.language}
      data-place={pagePlaceholders.state}
      data-queue={pagePlaceholders.queue}
      data-number={pagePlaceholders.plainNumber}
      data-look={pagePlaceholders.lookAgain}
    >
      <noscript>
        <meta httpEquiv="refresh" content={pagePlaceholders.lookAgain} />
      </noscript>
      <h1>{t.title}</h1>
      <p className="num">
        <b>{t.about(room.date)}</b>
        <br />
        {room.hasOpened ? t.opened(room.opensAt) : t.opens(room.opensAt)}
      </p>
      <Card className={styles.card}>
        <OwnPlace room={room} answer={actionData} />
      </Card>
      {says && <p className="muted">{says}</p>}
      <LotFacts room={room} />
      <RoomScript />
    </Page>
  );
}
