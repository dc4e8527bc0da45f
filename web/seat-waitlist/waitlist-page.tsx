import { countText, digits } from '@poth/domain/language.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import { offerTimes } from '@poth/domain/seat-waitlist/waitlist.ts';
import { data } from 'react-router';
import { requestContext } from '#ctx';
import { joinByNumber, statusOf } from '../identity/number-step.ts';
import { readJourney } from '../seating/seating-state.ts';
import { notFoundPage, refuse } from '../shell/form-answer.ts';
import { readForm } from '../shell/read-form.ts';
import { languageOf } from '../text/language.ts';
import { momentText } from '../text/moment.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Stack } from '../ui/layout.tsx';
import { NarrowPage } from '../ui/narrow-page.tsx';
import type { Route } from './+types/waitlist-page.ts';
import { coachListAddress, seatMapAddress } from './addresses-of.ts';
import { Instead } from './instead.tsx';
import { JoinForm, type JoinTyped } from './join-form.tsx';
import { waitlistText } from './text.ts';
import { alternativeBoardings, alternativeCoaches, alternativeDays, journeyLine } from './waitlist-view.ts';

export const meta = pageMeta(waitlistText.title);

const journeyOf = ({ tripId, leg }: { tripId: string; leg: string }) => {
  const journey = readJourney(tripId, leg);
  if (!journey) throw data(null, { status: 404 });
  return journey;
};

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { portal, actor, settings } = context.get(requestContext);
  const language = languageOf(request);
  const list = await portal.seatWaitlist.viewWaitlist(actor, journeyOf(params)).catch(notFoundPage);
  const { trip, coaches, days, boardings, isClosed, asksGender, ownPhone } = list;
  return {
    about: journeyLine(trip, language),
    list: coachListAddress(trip),
    map: seatMapAddress(trip),
    seatsLeft: trip.seatsLeft === 0 ? null : digits(trip.seatsLeft, language),
    mostSeats: settings.seatsPerBooking,
    waiting: countText(trip.waiting, language),
    minutes: digits(offerTimes.minutes, language),
    declineMinutes: digits(offerTimes.declineMinutes, language),
    until: momentText(list.offersUntil, language),
    isClosed,
    asksGender,
    ownPhone: ownPhone && formatPhone(ownPhone, language),
    coaches: alternativeCoaches(coaches, language),
    days: alternativeDays(days, trip, language),
    boardings: alternativeBoardings(boardings, language),
  };
};

export const action = async (args: Route.ActionArgs) => {
  const { values, form, language, goTo } = await readForm(args);
  const { portal, actor } = values;
  const journey = journeyOf(args.params);
  const typed: JoinTyped = {
    wants: form.get('wants') === 'notice' ? 'notice' : 'offer',
    seatCount: String(form.get('seatCount')),
    onlyWomen: form.has('onlyWomen'),
  };
  const wish = {
    ...journey,
    wants: typed.wants,
    seatCount: Number.parseInt(typed.seatCount, 10) || 1,
    onlyWomen: typed.onlyWomen,
    language,
  };
  try {
    const answer = await joinByNumber(
      {
        send: (asked) => portal.seatWaitlist.sendWaitlistCode(actor, asked),
        join: (proof) => portal.seatWaitlist.joinWaitlist(actor, { ...wish, proof }),
      },
      form,
      language,
    );
    if ('proof' in answer)
      return data({ typed, problem: undefined, ...answer }, { status: statusOf(answer.proof) });
    return goTo(`/w/${answer.joined.token}`);
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};

/** The waiting list of a sold-out coach: joining it, and what else has seats. */
export default function WaitlistPage({ loaderData: list, actionData }: Route.ComponentProps) {
  const t = useText(waitlistText);
  return (
    <NarrowPage title={t.title} about={list.about} back={{ to: list.list, label: t.back }}>
      <Stack as={Card}>
        {list.seatsLeft && (
          <Alert kind="notice">
            <p>{t.free(list.seatsLeft)}</p>
            <ButtonLink look="line" to={list.map}>
              {t.toMap}
            </ButtonLink>
          </Alert>
        )}
        {list.isClosed ? (
          <Alert kind="notice">{t.closed}</Alert>
        ) : (
          <>
            <p>{t.lead(list.minutes)}</p>
            <p className="num">
              <b>{t.waiting(list.waiting)}</b>
            </p>
            <JoinForm
              answer={actionData}
              mostSeats={list.mostSeats}
              asksWomen={list.asksGender}
              ownPhone={list.ownPhone}
              declineMinutes={list.declineMinutes}
            />
            <p className="small muted">{t.until(list.until)}</p>
          </>
        )}
      </Stack>
      <Instead coaches={list.coaches} days={list.days} boardings={list.boardings} />
    </NarrowPage>
  );
}
