import { documentLimits } from '@poth/domain/operator/document.ts';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import { faultsOf, type Refused } from '../shell/form-answer.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Card } from '../ui/card.tsx';
import { TextField } from '../ui/text-field.tsx';
import { applicationFaultText } from './application-faults.ts';
import type { DocumentView } from './application-view.ts';
import type { CompanyTyped } from './bus-provider-typed.ts';
import { DocumentsField } from './documents-field.tsx';
import { DocumentsList } from './documents-list.tsx';
import { RegistrationFields } from './registration-fields.tsx';
import { companyText, documentsText } from './provider-text.ts';
import styles from './provider.module.css';

type BusProviderFormProps = {
  email: string | null;
  /** Earlier application, where it was rejected. */
  before: (Omit<CompanyTyped, 'fileNames'> & { documents: readonly DocumentView[] }) | null;
  answer: Refused<CompanyTyped> | undefined;
};

/** Form of a company's name, licence and documents. */
export const BusProviderForm = ({ email, before, answer }: BusProviderFormProps) => {
  const t = useText(companyText);
  const documents = useText(documentsText);
  const language = useLanguage();
  const faults = faultsOf(answer?.problem);
  const sent = before?.documents ?? [];
  return (
    <Card className={styles.form}>
      <ActionForm
        intent="register"
        encType="multipart/form-data"
        given={before ?? {}}
        answer={answer}
        says={(fault) => applicationFaultText(fault, language)}
        besideField={{ 'licence-taken': 'licenceNumber' }}
        isStacked
      >
        <TextField label={t.name} hint={t.nameHint} name="busName" autoComplete="organization" required />
        <TextField
          label={t.email}
          hint={t.emailHint}
          type="email"
          name="email"
          value={email ?? ''}
          readOnly
          disabled
        />
        <TextField
          label={t.licence}
          hint={t.licenceHint}
          name="licenceNumber"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <RegistrationFields />
        {sent.length > 0 && (
          <div>
            <p className="field-label">{documents.sent}</p>
            <DocumentsList documents={sent} />
          </div>
        )}
        <DocumentsField
          room={documentLimits.files}
          note={sent.length > 0 ? documents.instead : documents.later}
          faults={faults}
          refused={answer?.typed.fileNames ?? []}
          first={!faults.busName && !faults.licenceNumber && !faults.registrationNumber && !faults.vatNumber}
        />
        <SubmitButton>{t.save}</SubmitButton>
      </ActionForm>
    </Card>
  );
};
