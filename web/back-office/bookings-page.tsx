import { channelNames } from '@poth/domain/booking/channel.ts';
import { formatMoney } from '@poth/domain/money.ts';
import { redirect } from 'react-router';
import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { languageOf, localPath, useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { DataTable } from '../ui/data-table.tsx';
import { Pager } from '../ui/pager.tsx';
import { SearchForm } from '../ui/search-form.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { Route } from './+types/bookings-page.ts';
import styles from './admin.module.css';
import { BookingCell, ContactCell, JourneyCell } from './booking-cells.tsx';
import { leaveEmptyPage, pageOf } from '../shell/page-of.ts';
import { adminText, bookingsText } from './text.ts';

export const meta = pageMeta(bookingsText.title);

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const text = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 200);
  const page = pageOf(request);
  const found = await portal.backOffice.findBookings(actor, { text, page });
  leaveEmptyPage(request, found.rows);
  const [only] = found.rows;
  // A phone or an address may get more bookings; any other number names one booking for good.
  if (text && page === 1 && found.rows.length === 1 && only?.foundBy !== 'phone' && only?.foundBy !== 'email')
    throw redirect(localPath(languageOf(request), `/admin/bookings/${only?.pnr}`));
  return { ...found, text };
};

const addressOf = (text: string) => (page: number) =>
  `/admin/bookings?${new URLSearchParams({ ...(text && { q: text }), ...(page > 1 && { page: String(page) }) })}`;

/** Search page that finds any booking by one of its numbers. */
export default function BookingsPage({ loaderData }: Route.ComponentProps) {
  const { rows, page, more, text } = loaderData;
  const t = useText(bookingsText);
  const { columns } = useText(adminText);
  const language = useLanguage();
  return (
    <Desk title={t.title}>
      <SearchForm path="/admin/bookings" asked={text} submit={t.find} clear={text && t.all}>
        <TextField type="search" name="q" label={t.label} hint={t.hint} defaultValue={text} maxLength={200} />
      </SearchForm>
      {!text && rows.length > 0 && <h2 className={styles.listTitle}>{t.newest}</h2>}
      <DataTable
        className={styles.table}
        rows={rows}
        rowKey={({ bookingId }) => bookingId}
        none={text ? t.none : t.nothingSold}
        columns={[
          {
            head: columns.booking,
            cell: (booking) => (
              <BookingCell booking={booking} more={booking.foundBy && t.foundBy[booking.foundBy]} />
            ),
          },
          { head: columns.journey, cell: (booking) => <JourneyCell booking={booking} /> },
          { head: columns.contact, cell: (booking) => <ContactCell booking={booking} /> },
          {
            head: columns.price,
            kind: 'amount',
            cell: ({ pricePaisa, channel }) => (
              <>
                {formatMoney(pricePaisa, language)}
                <div className="small muted">{channelNames[channel][language]}</div>
              </>
            ),
          },
        ]}
      />
      <Pager page={page} more={more} to={addressOf(text)} />
    </Desk>
  );
}
