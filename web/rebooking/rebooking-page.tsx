import { problemText } from '@poth/domain/problem-text.ts';
import { parsePnr } from '@poth/domain/booking/pnr.ts';
import { Form } from 'react-router';
import { requestContext } from '#ctx';
import { redirectToProof } from '../feedback/redirect-to-proof.ts';
import { refuse } from '../shell/form-answer.ts';
import { drawKey, keyOf } from '../shell/form-key.ts';
import { readForm } from '../shell/read-form.ts';
import { languageOf, useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Stack } from '../ui/layout.tsx';
import { NarrowPage } from '../ui/narrow-page.tsx';
import type { Route } from './+types/rebooking-page.ts';
import { CoachOffer } from './coach-offer.tsx';
import { rebookingView } from './rebooking-view.ts';
import { rebookingText } from './text.ts';

export const meta = pageMeta(rebookingText.title);

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const choice = await portal.rebooking
    .viewRebooking(actor, params.pnr)
    .catch(redirectToProof(request, params.pnr));
  return { view: rebookingView(choice, languageOf(request)), key: drawKey() };
};

/** Reads the journey of the chosen coach; a value that our page did not write is no journey. */
const journeyOf = (typed: string) => {
  const [tripId = '', leg = ''] = typed.split(':');
  const [from, to] = leg.split('-').map(Number);
  return { tripId, fromStopNo: from ?? -1, toStopNo: to ?? -1 };
};

export const action = async (args: Route.ActionArgs) => {
  const { values, form, intent, text, goTo } = await readForm(args);
  const { portal, actor, browser } = values;
  const pnr = parsePnr(args.params.pnr) ?? '';
  try {
    if (intent === 'money') {
      await portal.rebooking.takeMoneyInstead(actor, { pnr });
      return goTo(`/ticket/${pnr}`);
    }
    const seatNos = text('seats').split(',').filter(Boolean);
    const to = journeyOf(text('to'));
    const done = await portal.rebooking.rebook(actor, { pnr, to, seatNos, key: keyOf(form) });
    browser.rememberHolder(done.holder);
    return goTo(`/ticket/${done.pnr}${done.confirmed ? '?new=1' : ''}`);
  } catch (thrown) {
    return refuse(thrown, { intent });
  }
};

/** Page on which a passenger whose coach was cancelled or changed chooses another one, or the money. */
export default function RebookingPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { view, key } = loaderData;
  const t = useText(rebookingText);
  const language = useLanguage();
  const { pnr, carriedTo } = view;
  return (
    <NarrowPage title={t.title} about={view.about} back={{ to: `/ticket/${pnr}`, label: t.toTicket }}>
      {answer && <Alert>{problemText(answer.problem, language)}</Alert>}
      {view.why ? (
        <>
          <p>
            {view.why} {t.lead}
          </p>
          <Alert kind="notice">{view.otherwise}</Alert>
          <Stack as="section" gap="m">
            <h2>{t.coaches}</h2>
            {view.offers.length === 0 && <p>{t.none}</p>}
            {view.offers.map((offer) => (
              <CoachOffer key={offer.to} offer={offer} drawnKey={key} />
            ))}
          </Stack>
          <Stack as="section" gap="s">
            <h2>{t.money}</h2>
            {view.moneyWaits ? (
              <>
                <p>{view.atCounter ? t.moneyAtCounter : t.moneyWaits}</p>
                {!view.atCounter && (
                  <Form method="post">
                    <Button type="submit" name="intent" value="money" look="line">
                      {t.takeMoney}
                    </Button>
                  </Form>
                )}
              </>
            ) : (
              <ButtonLink to={`/ticket/${pnr}/cancel`} look="line">
                {t.cancelFree}
              </ButtonLink>
            )}
          </Stack>
        </>
      ) : carriedTo ? (
        <Alert kind="success">
          <p>{t.carried(carriedTo.shown)}</p>
          <ButtonLink to={`/ticket/${carriedTo.pnr}`} look="line">
            {t.toNew}
          </ButtonLink>
        </Alert>
      ) : (
        <p>{t.closed}</p>
      )}
    </NarrowPage>
  );
}
