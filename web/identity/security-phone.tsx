/* oxlint-disable jsx-a11y/no-autofocus -- after an answer the focus belongs to what it is about, without a script too */
import type { SecurityView } from '@poth/domain/identity/security-view.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import { useActionData } from 'react-router';
import { SandboxLink } from '../shell/sandbox-link.tsx';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { CodeField } from '../ui/code-field.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import { PhoneField } from '../ui/text-field.tsx';
import { numberText } from './number-text.ts';
import { type SecurityAnswer, useSecurityAnswer } from './security-answer.ts';
import { SecurityForm } from './security-form.tsx';
import { SecuritySection } from './security-section.tsx';
import { securityText } from './security-text.ts';
import styles from './security.module.css';

const CodeStep = ({ code: { codeId, phone, sentTo } }: { code: NonNullable<SecurityAnswer['code']> }) => {
  const t = useText(securityText).phone;
  const ofNumber = useText(numberText);
  return (
    <Stack>
      <SecurityForm intent="finish-phone" submit={t.submit} hiddenFields={{ phone, codeId }}>
        <p className="num">
          {ofNumber.sent(sentTo)} <SandboxLink of="sms" />
        </p>
        <CodeField label={ofNumber.code} autoFocus data-arrived />
      </SecurityForm>
      <p>
        <LocalLink className="link link-alone" to="/security#phone">
          {t.other}
        </LocalLink>
      </p>
    </Stack>
  );
};

type SecurityPhoneProps = {
  view: SecurityView;
  /** The number that another page has already asked for. */
  wanted: string;
};

/** The number of the account: a new one is proved by the code that is sent to it. */
export const SecurityPhone = ({ view, wanted }: SecurityPhoneProps) => {
  const t = useText(securityText).phone;
  const ofNumber = useText(numberText);
  const language = useLanguage();
  const typed = useSecurityAnswer('start-phone')?.typed.phone;
  const code = useActionData<SecurityAnswer>()?.code;
  return (
    <SecuritySection id="phone" title={t.title} about={t.about}>
      <Row className={`${styles.now} num`}>
        <b>{view.phone ? formatPhone(view.phone, language) : t.none}</b>
      </Row>
      {code ? (
        <CodeStep code={code} />
      ) : (
        <SecurityForm
          intent="start-phone"
          more={view.phone ? t.change : t.add}
          isOpen={wanted !== ''}
          proof={view}
          submit={ofNumber.send}
        >
          <PhoneField label={t.field} defaultValue={typed ?? wanted} />
        </SecurityForm>
      )}
    </SecuritySection>
  );
};
