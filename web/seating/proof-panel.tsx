/* oxlint-disable jsx-a11y/no-autofocus -- the field that takes the buyer further is where the next key belongs */
import type { SeatNo } from '@poth/domain/fleet/seat-layout.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { useState } from 'react';
import { useNavigation } from 'react-router';
import { faultsOf } from '../site/form-answer.ts';
import { phoneFaultText } from '../site/phone-faults.ts';
import { useLoginPath } from '../site/way-back.ts';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import type { ProofStep } from './proof-step.ts';
import './proof-panel.css';
import { seatingText } from './text.ts';

type ProofPanelProps = {
  /** How far the form has come; nothing before its first answer, or where nobody answered. */
  step: ProofStep | undefined;
  /** The seat whose tap was refused: it is held once the number is proven, and the map stays open. */
  wanted: SeatNo | null;
};

/** The part of a seat map's form with which a buyer proves a number, where many unpaid seats come from the network. */
export const ProofPanel = ({ step, wanted }: ProofPanelProps) => {
  const t = useText(seatingText).proof;
  const language = useLanguage();
  const loginPath = useLoginPath();
  const intent = useNavigation().formData?.get('proof');
  const [known, setKnown] = useState(step);
  if (step && step !== known) setKnown(step);
  const { phone = '', problem = null, code = null } = known ?? {};
  const faults = faultsOf(problem ?? undefined);
  const ofCode = problem?.code === 'code-wrong' || problem?.code === 'code-expired';
  const codeError = ofCode && problem ? problemText(problem, language) : faults.code && t.codeMissing;
  return (
    <fieldset className="proof-panel">
      <legend>{t.title}</legend>
      {wanted && (
        <>
          <input type="hidden" name="stay" value="1" />
          <input type="hidden" name="seat" value={wanted} />
        </>
      )}
      {problem && !ofCode && problem.code !== 'invalid-input' && (
        <Alert>{problemText(problem, language)}</Alert>
      )}
      {code ? (
        <>
          <p className="num">
            {t.sent(code.sentTo)}{' '}
            {code.messagesUrl && (
              <a className="link" href={code.messagesUrl} target="_blank" rel="noreferrer">
                {t.sandbox}
              </a>
            )}
          </p>
          <input type="hidden" name="phone" value={phone} />
          <input type="hidden" name="codeId" value={code.codeId} />
          <Field key={code.codeId} label={t.code} error={codeError || undefined} className="code-field">
            {(control) => (
              <input name="code" inputMode="numeric" autoComplete="one-time-code" autoFocus {...control} />
            )}
          </Field>
          <div className="proof-ways">
            <Button type="submit" name="proof" value="enter" look="green" busy={intent === 'enter'}>
              {t.goOn}
            </Button>
            <Button type="submit" name="proof" value="send" look="line" busy={intent === 'send'}>
              {t.again}
            </Button>
          </div>
        </>
      ) : (
        <>
          <Field label={t.phone} error={phoneFaultText(faults.phone, language)}>
            {(control) => (
              <input
                type="tel"
                inputMode="tel"
                name="phone"
                autoComplete="tel"
                defaultValue={phone}
                autoFocus
                {...control}
              />
            )}
          </Field>
          <div className="proof-ways">
            <Button type="submit" name="proof" value="send" look="green" busy={intent === 'send'}>
              {t.send}
            </Button>
            <LocalLink className="link" to={loginPath}>
              {t.logIn}
            </LocalLink>
          </div>
        </>
      )}
    </fieldset>
  );
};
