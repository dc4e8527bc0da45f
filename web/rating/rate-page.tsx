import { formatPnr, parsePnr } from '@poth/domain/booking/pnr.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { ratedThings, type RatedThing } from '@poth/domain/rating/rating.ts';
import { requestContext } from '#ctx';
import { redirectToProof } from '../feedback/redirect-to-proof.ts';
import { refuse } from '../shell/form-answer.ts';
import { drawKey, keyOf } from '../shell/form-key.ts';
import { readForm } from '../shell/read-form.ts';
import { languageOf, useLanguage } from '../text/language.ts';
import { momentText } from '../text/moment.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { NarrowPage } from '../ui/narrow-page.tsx';
import type { Route } from './+types/rate-page.ts';
import { RateForm, type RateTyped, WithdrawForm } from './rate-form.tsx';
import { RatingCard } from './rating-card.tsx';
import { ratingView } from './rating-view.ts';
import { ratingText } from './text.ts';

export const meta = pageMeta(ratingText.title);

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const language = languageOf(request);
  const seen = await portal.rating.viewRating(actor, params.pnr).catch(redirectToProof(request, params.pnr));
  const { document, may, rating } = seen;
  return {
    pnr: document.pnr,
    about: [
      `${document.operator.name[language]} ${document.coachNumber}`,
      `${document.from[language]} – ${document.to[language]}`,
      momentText(document.departsAt, language),
      `PNR ${formatPnr(document.pnr)}`,
    ].join(' · '),
    company: document.operator.name[language],
    may,
    rating: rating && ratingView(rating, language),
    hidden: rating?.hidden?.reason ?? null,
    key: drawKey(),
  };
};

const starsOf = (typed: string): number | null => (/^[1-5]$/.test(typed) ? Number(typed) : null);

export const action = async (args: Route.ActionArgs) => {
  const { values, form, intent, text, goBack } = await readForm(args);
  const { portal, actor } = values;
  const pnr = parsePnr(args.params.pnr) ?? '';
  const stars = Object.fromEntries(ratedThings.map((thing) => [thing, text(thing)])) as Record<
    RatedThing,
    string
  >;
  const typed: RateTyped = { intent, ...stars, words: text('words', 20_000) };
  try {
    if (intent === 'withdraw') await portal.rating.withdrawRating(actor, { pnr });
    else
      await portal.rating.rateTrip(actor, {
        pnr,
        punctuality: starsOf(stars.punctuality),
        coach: starsOf(stars.coach),
        staff: starsOf(stars.staff),
        words: typed.words,
        key: keyOf(form),
      });
    return goBack('saved');
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};

/** Page where a passenger rates a trip, and sees the answer or why the words are hidden. */
export default function RatePage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { pnr, about, company, may, rating, hidden, key } = loaderData;
  const t = useText(ratingText);
  const language = useLanguage();
  // The form is gone if another tab sent the rating; then only this alert shows the problem.
  const isLost = answer && (answer.typed.intent === 'withdraw' ? may !== 'rated' : may !== 'open');
  return (
    <NarrowPage title={t.title} about={about} back={{ to: `/ticket/${pnr}`, label: t.toTicket }}>
      {isLost && <Alert>{problemText(answer.problem, language)}</Alert>}
      {may === 'open' ? (
        <>
          <p className="muted">{t.lead}</p>
          <RateForm formKey={key} answer={answer} />
        </>
      ) : (
        <p>{t.may[may]}</p>
      )}
      {rating && (
        <>
          {hidden && <Alert kind="notice">{t.hidden(hidden)}</Alert>}
          <RatingCard rating={rating} company={company} />
          <WithdrawForm answer={answer} />
        </>
      )}
    </NarrowPage>
  );
}
