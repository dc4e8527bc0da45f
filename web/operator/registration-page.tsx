import { requestContext } from '#ctx';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import { Desk } from '../shell/desk.tsx';
import { refuse } from '../shell/form-answer.ts';
import { readForm } from '../shell/read-form.ts';
import { useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Card } from '../ui/card.tsx';
import type { Route } from './+types/registration-page.ts';
import { applicationFaultText } from './application-faults.ts';
import styles from './provider.module.css';
import { RegistrationFields } from './registration-fields.tsx';
import { registrationText } from './registration-text.ts';

export const meta = pageMeta(registrationText.title, registrationText.lead);

export const loader = ({ context }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  return portal.operator.ownRegistration(actor);
};

export const action = async (args: Route.ActionArgs) => {
  const { values, text, goBack } = await readForm(args);
  const typed = { registrationNumber: text('registrationNumber', 500), vatNumber: text('vatNumber', 500) };
  try {
    await values.portal.operator.changeRegistration(values.actor, typed);
    return goBack('saved');
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};

/** Page of the numbers of the owner's company that receipts show. */
export default function RegistrationPage({ loaderData: registration, actionData }: Route.ComponentProps) {
  const t = useText(registrationText);
  const language = useLanguage();
  const { registrationNumber, vatNumber } = registration;
  return (
    <Desk title={t.title} lead={t.lead}>
      <Card className={styles.form}>
        <ActionForm
          given={{ registrationNumber: registrationNumber ?? '', vatNumber: vatNumber ?? '' }}
          answer={actionData}
          says={(fault) => applicationFaultText(fault, language)}
          isStacked
        >
          <RegistrationFields />
          <SubmitButton>{t.save}</SubmitButton>
        </ActionForm>
      </Card>
    </Desk>
  );
}
