import { parsePnr } from '@poth/domain/booking/pnr.ts';
import { requestContext } from '#ctx';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import { refuse } from '../shell/form-answer.ts';
import { readForm } from '../shell/read-form.ts';
import { languageOf, localPath } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { textIn, useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Card } from '../ui/card.tsx';
import { Stack } from '../ui/layout.tsx';
import { NarrowPage } from '../ui/narrow-page.tsx';
import type { Route } from './+types/share-page.ts';
import { momentText } from '../text/moment.ts';
import { redirectToProof } from '../feedback/redirect-to-proof.ts';
import { ShareLink } from './share-link.tsx';
import { shareText } from './share-text.ts';

export const meta = pageMeta(shareText.title);

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { portal, actor, publicUrl } = context.get(requestContext);
  const language = languageOf(request);
  const { document, token, canShare, endsAt } = await portal.tripSharing
    .viewShare(actor, params.pnr)
    .catch(redirectToProof(request, params.pnr));
  const t = textIn(language, shareText);
  const { pnr, operator, coachNumber, from, to, departsAt } = document;
  const coach = `${operator.name[language]} ${coachNumber}`;
  const journey = `${from[language]} – ${to[language]}, ${coach}, ${momentText(departsAt, language)}`;
  return {
    pnr,
    journey,
    canShare,
    url: token && publicUrl + localPath(language, `/shared-trip/${token}`),
    message: t.message(journey),
    until: t.until(momentText(endsAt, language)),
  };
};

export const action = async (args: Route.ActionArgs) => {
  const { values, intent, goTo } = await readForm(args);
  const { portal, actor } = values;
  const pnr = parsePnr(args.params.pnr) ?? '';
  try {
    if (intent === 'withdraw') await portal.tripSharing.withdrawShare(actor, pnr);
    else await portal.tripSharing.shareTrip(actor, pnr);
    return goTo(`/ticket/${pnr}/share`);
  } catch (thrown) {
    return refuse(thrown, {});
  }
};

/** Page with the share link of a trip, to send to the passenger's family and to withdraw. */
export default function SharePage({ loaderData, actionData }: Route.ComponentProps) {
  const { pnr, journey, canShare, url, message, until } = loaderData;
  const t = useText(shareText);
  const intent = url ? 'withdraw' : 'share';
  return (
    <NarrowPage title={t.title} about={journey} back={{ to: `/ticket/${pnr}`, label: t.toTicket }}>
      <Stack as={Card}>
        <p>{t.lead}</p>
        {url && <ShareLink url={url} message={message} until={until} />}
        {!url && !canShare && <Alert kind="notice">{t.cannot}</Alert>}
        {!url && canShare && <p className="muted">{t.withdrawn}</p>}
        {(url || canShare) && (
          <ActionForm answer={actionData}>
            <SubmitButton intent={intent} isNamed look={url ? 'line' : 'go'}>
              {url ? t.withdraw : t.make}
            </SubmitButton>
          </ActionForm>
        )}
      </Stack>
    </NarrowPage>
  );
}
