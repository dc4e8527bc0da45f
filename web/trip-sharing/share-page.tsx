import { parsePnr } from '@poth/domain/booking/pnr.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { Form, redirect } from 'react-router';
import { requestContext } from '#ctx';
import { refuse } from '../shell/form-answer.ts';
import { languageOf, localPath, useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { textIn, useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import type { Route } from './+types/share-page.ts';
import { momentText } from '../text/moment.ts';
import { ownTicketOnly } from '../feedback/own-ticket-only.ts';
import { ShareLink } from './share-link.tsx';
import { shareText } from './share-text.ts';
import feedbackStyles from '../feedback/report.module.css';

export const meta = pageMeta(shareText.title);

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { portal, actor, publicUrl } = context.get(requestContext);
  const language = languageOf(request);
  const { document, token, canShare, endsAt } = await portal.tripSharing
    .viewShare(actor, params.pnr)
    .catch(ownTicketOnly(request, params.pnr));
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

export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const { portal, actor } = context.get(requestContext);
  const pnr = parsePnr(params.pnr) ?? '';
  const intent = String((await request.formData()).get('intent'));
  try {
    if (intent === 'withdraw') await portal.tripSharing.withdrawShare(actor, pnr);
    else await portal.tripSharing.shareTrip(actor, pnr);
    return redirect(localPath(languageOf(request), `/ticket/${pnr}/share`), 303);
  } catch (thrown) {
    return refuse(thrown, {});
  }
};

const Deed = ({ intent, children }: { intent: 'share' | 'withdraw'; children: string }) => (
  <Form method="post" preventScrollReset>
    <Button type="submit" look={intent === 'share' ? 'go' : 'line'} name="intent" value={intent}>
      {children}
    </Button>
  </Form>
);

/** The link that shows a trip to the passenger's family: to be sent, and taken back. */
export default function SharePage({ loaderData, actionData }: Route.ComponentProps) {
  const { pnr, journey, canShare, url, message, until } = loaderData;
  const t = useText(shareText);
  const language = useLanguage();
  return (
    <div className={`wrap ${feedbackStyles.page}`}>
      <h1>{t.title}</h1>
      <p className="muted num">{journey}</p>
      <LocalLink className="link" to={`/ticket/${pnr}`}>
        {t.toTicket}
      </LocalLink>
      {actionData && <Alert>{problemText(actionData.problem, language)}</Alert>}
      <Card className={feedbackStyles.form}>
        <p>{t.lead}</p>
        {url && (
          <>
            <ShareLink url={url} message={message} until={until} />
            <div className={feedbackStyles.ways}>
              <Deed intent="withdraw">{t.withdraw}</Deed>
            </div>
          </>
        )}
        {!url && !canShare && <Alert kind="notice">{t.cannot}</Alert>}
        {!url && canShare && (
          <>
            <p className="muted">{t.withdrawn}</p>
            <div className={feedbackStyles.ways}>
              <Deed intent="share">{t.make}</Deed>
            </div>
          </>
        )}
      </Card>
    </div>
  );
}
