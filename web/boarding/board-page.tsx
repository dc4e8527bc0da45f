import { dhakaDate, formatDuration, formatTime } from '@poth/domain/dhaka.ts';
import type { Language } from '@poth/domain/language.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import type { BoardingList } from '@poth/domain/boarding/boarding.ts';
import { useEffect } from 'react';
import { data, redirect } from 'react-router';
import { requestContext } from '#ctx';
import { counterPath } from '../counter/counter-address.ts';
import { loadOrLastShown, rememberShown } from '../offline/last-shown.ts';
import { useKeptSince } from '../offline/use-kept-since.ts';
import { keepPage, onPageKept } from '../offline/worker.ts';
import { telLink } from '../shell/tel-link.ts';
import { Desk } from '../shell/desk.tsx';
import { notFoundPage } from '../shell/form-answer.ts';
import { languageOf, languageOfPath, localPath, useLanguage } from '../text/language.ts';
import { productName } from '../text/page-meta.ts';
import { routeNameText } from '../text/route-name-text.ts';
import { textIn, useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/board-page.ts';
import { answerBoard, type BoardAnswer } from './board-action.ts';
import { BoardDesk } from './board-desk.tsx';
import { currentBoardingStop } from './door-view.ts';
import { setServerClock } from './server-clock.ts';
import { boardingText } from './text.ts';
import { idInAddress } from '../shell/address-id.ts';
import { useOfflineCopy } from './use-offline-copy.ts';

const titleOf = ({ departsAt, coachNumber }: BoardingList, language: Language): string =>
  `${formatTime(departsAt, language)} · ${coachNumber}`;

export const meta = ({ loaderData, location }: Route.MetaArgs) => {
  const language = languageOfPath(location.pathname);
  const { title } = textIn(language, boardingText);
  const trip = loaderData ? `${titleOf(loaderData.list, language)} · ` : '';
  return [{ title: `${trip}${title} · ${productName[language]}` }];
};

/**
 * Makes the address for selling a ticket to a passenger without one, from the stop where boarding is open to the last.
 */
const walkInPath = (list: BoardingList): string | null => {
  const stop = list.stops.find(({ stopNo }) => stopNo === currentBoardingStop(list));
  if ((list.state !== 'on-sale' && list.state !== 'departed') || !stop || stop.closedAt) return null;
  const journey = { tripId: list.tripId, fromStopNo: stop.stopNo, toStopNo: list.places.length - 1 };
  return counterPath({ date: dhakaDate(stop.at), journey });
};

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const list = await portal.boarding.viewBoarding(actor, params.tripId).catch(notFoundPage);
  const sells = actor.account?.membership?.role !== 'conductor';
  const keys = Object.fromEntries(list.riders.map(({ ticketId }) => [ticketId, crypto.randomUUID()]));
  return { list, keys, walkIn: sells ? walkInPath(list) : null };
};

export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const tripId = idInAddress(params.tripId);
  const answer = await answerBoard(context.get(requestContext), tripId, await request.formData());
  if (answer) return data(answer, { status: answer.problem ? 422 : 409 });
  return redirect(localPath(languageOf(request), `/board/${tripId}`), 303);
};

export const clientLoader = ({ serverLoader, params }: Route.ClientLoaderArgs) =>
  loadOrLastShown(params.tripId ?? '', async () => {
    const read = await serverLoader();
    setServerClock(read.list.at);
    return read;
  });

/** Explains why a form failed. */
const Refusal = ({ problem, verdict, seatNo }: BoardAnswer) => {
  const t = useText(boardingText);
  const language = useLanguage();
  if (problem) return <Alert>{problemText(problem, language)}</Alert>;
  if (!verdict) return null;
  return (
    <Alert>
      <b>
        {t.seat(seatNo)}: {t.verdicts[verdict]}
      </b>{' '}
      {t.why[verdict]}
    </Alert>
  );
};

const keeper = { keepPage, whenKept: onPageKept };

/** The conductor's page: it works on a phone, and without a network. */
export default function BoardPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(boardingText);
  const language = useLanguage();
  const { list, keys, walkIn } = loaderData;
  const { tripId, routeName, delayMinutes, supervisorPhone } = list;
  const paths = (language === 'en' ? (['en', 'bn'] as const) : (['bn', 'en'] as const)).map((one) =>
    localPath(one, `/board/${tripId}`),
  );
  const ready = useOfflineCopy(paths, { at: list.at, isCopy: useKeptSince() !== null }, keeper);
  useEffect(() => rememberShown(tripId, loaderData), [tripId, loaderData]);
  const lead = [
    routeNameText(routeName, language),
    delayMinutes > 0 && t.late(formatDuration(delayMinutes, language)),
  ].filter(Boolean);
  return (
    <Desk
      title={titleOf(list, language)}
      lead={
        <>
          {lead.join(' · ')}
          {supervisorPhone && (
            <>
              {' · '}
              <a className="link" href={telLink(supervisorPhone)}>
                {t.supervisor} {formatPhone(supervisorPhone, language)}
              </a>
            </>
          )}
        </>
      }
      actions={
        <>
          {walkIn && (
            <ButtonLink look="line" to={walkIn}>
              {t.walkIn}
            </ButtonLink>
          )}
          <ButtonLink look="line" to={`/manifests/${tripId}`}>
            {t.manifest}
          </ButtonLink>
        </>
      }
    >
      <BoardDesk key={tripId} list={list} keys={keys} ready={ready}>
        {actionData && <Refusal {...actionData} />}
      </BoardDesk>
    </Desk>
  );
}
