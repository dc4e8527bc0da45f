import { requestContext } from '#ctx';
import { languageOf } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import type { Route } from './+types/add-buses-page.ts';
import { AddBusCard } from './add-bus-card.tsx';
import { ApplicationCard } from './application-card.tsx';
import { documentView, factsView, momentView } from './application-view.ts';
import { ProviderFrame } from './bus-provider-frame.tsx';
import { addBusesText } from './provider-text.ts';

export const meta = pageMeta(addBusesText.title);

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const language = languageOf(request);
  const application = await portal.operator.viewApplication(actor);
  if (!application) return { application: null };
  return {
    application: {
      facts: factsView(application, language),
      missing: application.missing,
      documents: application.documents.map((document) => documentView(document, language)),
      history: application.history.map((moment) => momentView(moment, language)),
    },
  };
};

/** Add Your Bus: for a verified company; for any other, how its application stands. */
export default function AddBusesPage({ loaderData: { application } }: Route.ComponentProps) {
  const t = useText(addBusesText);
  return (
    <ProviderFrame title={t.title}>
      {!application && (
        <Card className="provider-card">
          <h2>{t.none.title}</h2>
          <p>{t.none.text}</p>
          <div className="provider-ways">
            <ButtonLink to="/bus-provider">{t.none.add}</ButtonLink>
          </div>
        </Card>
      )}
      {application?.facts.state === 'verified' && <AddBusCard name={application.facts.name} />}
      {application && <ApplicationCard application={application} />}
    </ProviderFrame>
  );
}
