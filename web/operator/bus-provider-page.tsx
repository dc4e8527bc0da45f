import { faultsOfFiles } from '@poth/domain/operator/application.ts';
import { documentLimits } from '@poth/domain/operator/document.ts';
import { redirect } from 'react-router';
import { requestContext } from '#ctx';
import { type Refused, refuse } from '../shell/form-answer.ts';
import { readForm } from '../shell/read-form.ts';
import { languageOf, localPath } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Card } from '../ui/card.tsx';
import type { Route } from './+types/bus-provider-page.ts';
import { ApplicationFacts } from './application-facts.tsx';
import { documentView, factsView } from './application-view.ts';
import { BackToTraveller, BecomeProvider } from './become-provider.tsx';
import { BusProviderForm } from './bus-provider-form.tsx';
import { ProviderFrame } from './bus-provider-frame.tsx';
import { type CompanyTyped, documentsOf, filesOf, typedOf } from './bus-provider-typed.ts';
import { DocumentsForm } from './documents-form.tsx';
import { DocumentsList } from './documents-list.tsx';
import { companyText, documentsText } from './provider-text.ts';
import styles from './provider.module.css';

export const meta = pageMeta(companyText.title);

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const language = languageOf(request);
  const { account } = actor;
  if (account && account.accountType === 'user' && !account.membership)
    return { email: account.email, application: null, isTraveller: true };
  const application = await portal.operator.viewApplication(actor);
  if (application?.state === 'verified' || application?.state === 'suspended')
    throw redirect(localPath(language, '/add-buses'), 303);
  return {
    email: account?.email ?? null,
    isTraveller: false,
    application: application && {
      facts: factsView(application, language),
      documents: application.documents.map((document) => documentView(document, language)),
    },
  };
};

export const action = async (args: Route.ActionArgs) => {
  const { values, form, intent, text, goTo } = await readForm(args);
  const { portal, actor } = values;
  const typed = typedOf(form);
  try {
    if (intent === 'choose-type') {
      // Turns a traveller's account into a bus provider's, or back as long as it has no company.
      const accountType = text('accountType') === 'user' ? 'user' : 'busProvider';
      const { email, name } = actor.account ?? { email: null, name: '' };
      await portal.people.completeProfile(actor, { email: email ?? '', name, accountType });
      return goTo(accountType === 'user' ? '/tickets' : '/bus-provider');
    }
    const documents = await documentsOf(form);
    if (intent === 'add-documents') {
      await portal.operator.addDocuments(actor, { documents });
      return goTo('/add-buses', 'saved');
    }
    const { fileNames: _, ...company } = typed;
    await portal.operator.registerOperator(actor, { ...company, documents });
    return goTo('/add-buses', 'operator-submitted');
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};

/** Refuses files that are too large or too many before a phone has sent them. */
export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs) => {
  const form = await request.clone().formData();
  const faults = faultsOfFiles(filesOf(form).map(({ size }) => ({ byteCount: size })));
  if (Object.keys(faults).length === 0) return serverAction();
  const refused: Refused<CompanyTyped> = {
    problem: { code: 'invalid-input', fields: { faults } },
    typed: typedOf(form),
  };
  return refused;
};

/** Page of Bus Company: registration, correction after a rejection, and more documents during the review. */
export default function BusProviderPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(companyText);
  const documents = useText(documentsText);
  const { email, application, isTraveller } = loaderData;
  if (isTraveller)
    return (
      <ProviderFrame title={t.title}>
        <BecomeProvider email={email} answer={actionData} />
      </ProviderFrame>
    );
  if (application?.facts.state === 'submitted') {
    const room = documentLimits.files - application.documents.length;
    return (
      <ProviderFrame title={t.title}>
        <Card className={`${styles.form} ${styles.card}`}>
          <ApplicationFacts facts={application.facts} />
          <h2>{documents.title}</h2>
          <DocumentsList documents={application.documents} />
          {room > 0 ? (
            <DocumentsForm room={room} answer={actionData} />
          ) : (
            <p className="small muted">{documents.full}</p>
          )}
        </Card>
      </ProviderFrame>
    );
  }
  const before = application && {
    busName: application.facts.name,
    licenceNumber: application.facts.licenceNumber,
    registrationNumber: application.facts.registrationNumber ?? '',
    vatNumber: application.facts.vatNumber ?? '',
    documents: application.documents,
  };
  return (
    <ProviderFrame title={t.title} lead={t.lead}>
      {application?.facts.reason && (
        <Alert kind="notice">
          <b>{t.correct}</b>
          <p className={styles.reason}>{application.facts.reason}</p>
        </Alert>
      )}
      <BusProviderForm email={email} before={before} answer={actionData} />
      {!application && <BackToTraveller />}
    </ProviderFrame>
  );
}
