import { data } from 'react-router';
import { requestContext } from '#ctx';
import { refuse, unlessNotFound } from '../shell/form-answer.ts';
import { keyOf } from '../shell/form-key.ts';
import { readForm } from '../shell/read-form.ts';
import { languageOf } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { NarrowPage } from '../ui/narrow-page.tsx';
import type { Route } from './+types/place-page.ts';
import { EndedPlace, OfferedPlace, WaitingPlace } from './place-parts.tsx';
import { placeView } from './place-view.ts';
import { placeText, waitlistText } from './text.ts';

/** Sent without scripts: it is opened from an SMS, often on a slow phone. */
export const handle = { scripts: false } as const;

/**
 * Keeps the address from other sites, as anybody who has it can use the place; the page's own forms still send their
 * origin, without which they would be refused.
 */
export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(placeText.title)(args),
  { name: 'referrer', content: 'same-origin' },
];

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { portal, actor, browser } = context.get(requestContext);
  const language = languageOf(request);
  const place = await portal.seatWaitlist.viewPlace(actor, params.place).catch(unlessNotFound);
  return place
    ? { view: placeView(place, language, browser.newBuyer) }
    : data({ view: null }, { status: 404 });
};

export const action = async (args: Route.ActionArgs) => {
  const { values, form, intent, fields, language, goTo } = await readForm(args);
  const token = args.params.place;
  values.browser.takeBuyer(fields(['buyer']).buyer);
  const { portal, actor } = values;
  try {
    if (intent === 'take') {
      const taken = await portal.seatWaitlist.takeOffer(actor, { token, language, key: keyOf(form) });
      return goTo(`/checkout/${taken.tripId}/${taken.bookingId}`);
    }
    if (intent === 'leave') await portal.seatWaitlist.leaveWaitlist(actor, token);
    else if (intent === 'pass') await portal.seatWaitlist.passOffer(actor, token);
    else throw data(null, { status: 400 });
    return goTo(`/w/${token}`);
  } catch (thrown) {
    return refuse(thrown, {});
  }
};

/** Page of a place on a waiting list: its offer, the number of places before it, and leaving. */
export default function PlacePage({ loaderData: { view }, actionData: answer }: Route.ComponentProps) {
  const t = useText(placeText);
  const back = useText(waitlistText).back;
  if (!view)
    return (
      <NarrowPage title={t.title}>
        <Alert kind="notice">{t.gone}</Alert>
      </NarrowPage>
    );
  const Part = { offered: OfferedPlace, waiting: WaitingPlace, ended: EndedPlace }[view.state];
  return (
    <NarrowPage title={t.title} about={view.about} back={{ to: view.list, label: back }}>
      <Part view={view} answer={answer} />
    </NarrowPage>
  );
}
