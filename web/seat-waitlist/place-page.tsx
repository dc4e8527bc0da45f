import { isProblem } from '@poth/domain/problem.ts';
import { data, redirect } from 'react-router';
import { requestContext } from '#ctx';
import { refuse } from '../shell/form-answer.ts';
import { keyOf } from '../shell/form-key.ts';
import { languageOf, localPath } from '../text/language.ts';
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
  try {
    const viewed = await portal.seatWaitlist.viewPlace(actor, params.place);
    return { view: placeView(viewed, language, browser.newBuyer) };
  } catch (thrown) {
    if (!isProblem(thrown) || thrown.code !== 'not-found') throw thrown;
    return data({ view: null }, { status: thrown.status });
  }
};

export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const asking = context.get(requestContext);
  const language = languageOf(request);
  const token = params.place;
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  asking.browser.takeBuyer(text('buyer'));
  const { portal, actor } = asking;
  try {
    if (text('intent') === 'take') {
      const taken = await portal.seatWaitlist.takeOffer(actor, { token, language, key: keyOf(form) });
      return redirect(localPath(language, `/checkout/${taken.tripId}/${taken.bookingId}`), 303);
    }
    if (text('intent') === 'leave') await portal.seatWaitlist.leaveWaitlist(actor, token);
    else if (text('intent') === 'pass') await portal.seatWaitlist.passOffer(actor, token);
    else throw data(null, { status: 400 });
    return redirect(localPath(language, `/w/${token}`), 303);
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
