import { problemText } from '@poth/domain/problem-text.ts';
import { longestWords } from '@poth/domain/rating/rating.ts';
import { data } from 'react-router';
import { requestContext } from '#ctx';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import { ConfirmForm } from '../shell/confirm-form.tsx';
import { Desk } from '../shell/desk.tsx';
import { answerTo, refuse } from '../shell/form-answer.ts';
import { leaveEmptyPage } from '../shell/page-of.ts';
import { readForm } from '../shell/read-form.ts';
import { useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Stack } from '../ui/layout.tsx';
import { Pager } from '../ui/pager.tsx';
import { AreaField } from '../ui/text-field.tsx';
import type { Route } from './+types/oversee-page.ts';
import { type DeskAnswer, DeskRating, type DeskTyped } from './desk-rating.tsx';
import { ratingDeskText } from './desk-text.ts';
import { ratingsAsked, ratingsPath, RatingTabs } from './ratings-asked.tsx';

export const meta = pageMeta(ratingDeskText.title);
const path = '/admin/ratings';

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const asked = ratingsAsked(request);
  const list = await portal.rating.overseeRatings(actor, asked);
  leaveEmptyPage(request, list.rows);
  return { ...list, only: asked.only };
};

export const action = async (args: Route.ActionArgs) => {
  const { values, intent, text, goBack } = await readForm(args);
  if (intent !== 'hide' && intent !== 'show') throw data(null, { status: 400 });
  const bookingId = text('bookingId');
  const typed: DeskTyped = { intent, about: bookingId, said: '', reason: text('reason', 20_000) };
  try {
    const asked = { tripId: text('tripId'), bookingId, event: intent, reason: typed.reason } as const;
    await values.portal.rating.moderateRating(values.actor, asked);
    return goBack('decided');
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};

type Row = Route.ComponentProps['loaderData']['rows'][number];

const ModerateForm = ({ rating, answer }: { rating: Row; answer: DeskAnswer }) => {
  const t = useText(ratingDeskText);
  const { tripId, bookingId, hidden } = rating;
  const form = {
    hiddenFields: { tripId, bookingId },
    answer: answerTo(answer, { about: bookingId }),
    says: t.faults,
    isStacked: true,
  };
  if (hidden)
    return (
      <ActionForm intent="show" {...form}>
        <SubmitButton intent="show" look="line">
          {t.show}
        </SubmitButton>
      </ActionForm>
    );
  return (
    <ConfirmForm label={t.hide.open} intent="hide" {...form}>
      <AreaField name="reason" label={t.hide.reason} rows={2} maxLength={longestWords} required />
      <SubmitButton intent="hide" look="line">
        {t.hide.open}
      </SubmitButton>
    </ConfirmForm>
  );
};

/** Page of all ratings, where an admin hides words that must not be read. */
export default function OverseeRatingsPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { rows, only, page, more } = loaderData;
  const t = useText(ratingDeskText);
  const language = useLanguage();
  const isListed = rows.some(({ bookingId }) => bookingId === answer?.typed.about);
  return (
    <Desk title={t.title} lead={t.leadAdmin}>
      <Stack>
        <RatingTabs path={path} at={only} />
        {answer && !isListed && <Alert>{problemText(answer.problem, language)}</Alert>}
        {rows.length === 0 && <EmptyState>{t.none}</EmptyState>}
        {rows.map((rating) => (
          <DeskRating key={rating.bookingId} rating={rating}>
            {(rating.words || rating.hidden) && (
              // A new key closes the form after it was sent.
              <ModerateForm key={String(rating.hidden !== null)} rating={rating} answer={answer} />
            )}
          </DeskRating>
        ))}
      </Stack>
      <Pager page={page} more={more} to={(other) => ratingsPath(path, only, other)} />
    </Desk>
  );
}
