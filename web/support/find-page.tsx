import { formatPnr } from '@poth/domain/booking/pnr.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import type { FoundForSupport } from '@poth/domain/support/booking.ts';
import { bookingTone } from '../back-office/state-tone.ts';
import { adminText } from '../back-office/text.ts';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import { Desk } from '../shell/desk.tsx';
import { refuse } from '../shell/form-answer.ts';
import { readForm } from '../shell/read-form.ts';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { momentText } from '../text/moment.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Badge } from '../ui/badge.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { Stack } from '../ui/layout.tsx';
import { Section } from '../ui/section.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { Route } from './+types/find-page.ts';
import { supportText } from './text.ts';

export const meta = pageMeta(supportText.find.title);

/**
 * Searches for the typed text. The form is posted, so that no address, log or browser history keeps a person's number.
 */
export const action = async (args: Route.ActionArgs) => {
  const { values, text } = await readForm(args);
  const typed = { text: text('text', 200) };
  try {
    return { typed, found: await values.portal.support.findBookings(values.actor, typed) };
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};

const Found = ({ bookings, more }: { bookings: readonly FoundForSupport[]; more: boolean }) => {
  const t = useText(supportText).find;
  const { bookingStates, columns } = useText(adminText);
  const language = useLanguage();
  return (
    <Section look="plain" title={t.found}>
      <DataTable
        rows={bookings}
        rowKey={({ bookingId }) => bookingId}
        none={t.none}
        columns={[
          {
            head: columns.booking,
            cell: ({ pnr, state }) => (
              <>
                {pnr && (
                  <LocalLink className="link link-alone num" to={`/support/bookings/${pnr}`}>
                    {formatPnr(pnr)}
                  </LocalLink>
                )}
                <div>
                  <Badge tone={bookingTone[state]}>{bookingStates[state]}</Badge>
                </div>
              </>
            ),
          },
          {
            head: columns.journey,
            cell: ({ from, to, departsAt, operator, seatNos }) => (
              <>
                {from[language]} – {to[language]}
                <div className="num">{momentText(departsAt, language)}</div>
                <div className="small muted">
                  {operator[language]} · {seatNos.join(' ')}
                </div>
              </>
            ),
          },
          {
            head: columns.contact,
            cell: ({ contact }) => (
              <>
                {contact.name || '–'}
                {contact.phone && <div className="num">{formatPhone(contact.phone, language)}</div>}
              </>
            ),
          },
        ]}
      />
      {more && <p className="muted">{t.more}</p>}
    </Section>
  );
};

/** Page on which support finds the booking that a passenger calls about. */
export default function FindPage({ actionData: answer }: Route.ComponentProps) {
  const t = useText(supportText).find;
  return (
    <Desk title={t.title} lead={t.lead}>
      <Stack gap="l">
        <ActionForm intent="find" answer={answer} says={t.faults} isStacked>
          <TextField
            name="text"
            label={t.label}
            hint={t.hint}
            maxLength={200}
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <SubmitButton intent="find" look="green">
            {t.go}
          </SubmitButton>
        </ActionForm>
        {answer && 'found' in answer && <Found {...answer.found} />}
      </Stack>
    </Desk>
  );
}
