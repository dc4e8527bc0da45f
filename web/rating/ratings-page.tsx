import { problemText } from '@poth/domain/problem-text.ts';
import { longestWords } from '@poth/domain/rating/rating.ts';
import { requestContext } from '#ctx';
import { ConfirmForm } from '../shell/confirm-form.tsx';
import { SubmitButton } from '../shell/action-form.tsx';
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
import type { Route } from './+types/ratings-page.ts';
import { type DeskAnswer, DeskRating, type DeskTyped } from './desk-rating.tsx';
import { ratingDeskText } from './desk-text.ts';
import { ratingsAsked, ratingsPath, RatingTabs } from './ratings-asked.tsx';

export const meta = pageMeta(ratingDeskText.title);
const path = '/ratings';

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const asked = ratingsAsked(request);
  const list = await portal.rating.listRatings(actor, asked);
  leaveEmptyPage(request, list.rows);
  return { ...list, only: asked.only };
};

export const action = async (args: Route.ActionArgs) => {
  const { values, intent, text, goBack } = await readForm(args);
  const bookingId = text('bookingId');
  const typed: DeskTyped = { intent, about: bookingId, said: text('said', 20_000), reason: '' };
  try {
    const answer = { tripId: text('tripId'), bookingId, said: typed.said };
    await values.portal.rating.answerRating(values.actor, answer);
    return goBack('saved');
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};

type Row = Route.ComponentProps['loaderData']['rows'][number];

const AnswerForm = ({ rating, answer }: { rating: Row; answer: DeskAnswer }) => {
  const { answer: t, faults } = useText(ratingDeskText);
  const { tripId, bookingId } = rating;
  return (
    <ConfirmForm
      label={t.open}
      effect={t.once}
      intent="answer"
      hiddenFields={{ tripId, bookingId }}
      answer={answerTo(answer, { about: bookingId })}
      says={faults}
      isStacked
    >
      <AreaField name="said" label={t.said} rows={3} maxLength={longestWords} required />
      <SubmitButton intent="answer" look="green">
        {t.open}
      </SubmitButton>
    </ConfirmForm>
  );
};

/** Page of a company's ratings, where its owner and agents answer. */
export default function RatingsPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { rows, only, page, more } = loaderData;
  const t = useText(ratingDeskText);
  const language = useLanguage();
  // The form is gone if the rating was answered meanwhile; then only this alert shows the problem.
  const isOffered = rows.some((rating) => rating.bookingId === answer?.typed.about && !rating.answer);
  return (
    <Desk title={t.title} lead={t.lead}>
      <Stack>
        <RatingTabs path={path} at={only} />
        {answer && !isOffered && <Alert>{problemText(answer.problem, language)}</Alert>}
        {rows.length === 0 && <EmptyState>{t.none}</EmptyState>}
        {rows.map((rating) => (
          <DeskRating key={rating.bookingId} rating={rating}>
            {!rating.answer && <AnswerForm rating={rating} answer={answer} />}
          </DeskRating>
        ))}
      </Stack>
      <Pager page={page} more={more} to={(other) => ratingsPath(path, only, other)} />
    </Desk>
  );
}
