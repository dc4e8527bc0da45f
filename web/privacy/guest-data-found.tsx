import { digits } from '@poth/domain/language.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import type { GuestData } from '@poth/domain/privacy/guest-data.ts';
import type { ProblemNote } from '@poth/domain/problem.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Row } from '../ui/layout.tsx';
import { Section } from '../ui/section.tsx';
import { EraseForm } from './erase-form.tsx';
import { guestDataText } from './guest-data-text.ts';
import { Hindrances } from './own-data-erase.tsx';

type GuestFoundProps = {
  guest: GuestData;
  codeId: string;
  answer: { problem?: ProblemNote | undefined } | undefined;
};

/** A guest who has proved a number: their file, and what erasing them does. */
export const GuestFound = ({ guest, codeId, answer }: GuestFoundProps) => {
  const t = useText(guestDataText);
  const language = useLanguage();
  return (
    <>
      <Section title={t.found.title(formatPhone(guest.phone, language))} className="num">
        <p>{t.found.bookings(digits(guest.bookings, language))}</p>
        <p className="muted small">{t.found.minutes}</p>
        {guest.hasAccount && <Alert kind="notice">{t.found.hasAccount}</Alert>}
        {/* A file, not a page: the browser saves it and stays here. */}
        <Row>
          <a className="btn btn-green" href={`/guest-data/${codeId}/file`} download>
            {t.found.file}
          </a>
        </Row>
        <p className="muted small">{t.found.fileAbout}</p>
      </Section>
      <Section title={t.erase.title}>
        <p>{t.erase.goes}</p>
        {guest.hindrances.length > 0 ? (
          <Hindrances says={t.erase.waits} hindrances={guest.hindrances} />
        ) : (
          <EraseForm words={t.erase} answer={answer} hiddenFields={{ codeId }} />
        )}
      </Section>
    </>
  );
};
