import { channelNames } from '@poth/domain/booking/channel.ts';
import { formatMoney } from '@poth/domain/money.ts';
import { Form, redirect } from 'react-router';
import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { languageOf, localPath, useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import type { Route } from './+types/bookings-page.ts';
import styles from './admin.module.css';
import { BookingCell, ContactCell, JourneyCell } from './booking-cells.tsx';
import { pageOf } from '../shell/page-of.ts';
import { Pages } from './pages.tsx';
import { adminText, bookingsText } from './text.ts';

export const meta = pageMeta(bookingsText.title);

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const text = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 200);
  const page = pageOf(request);
  const found = await portal.backOffice.findBookings(actor, { text, page });
  const [only] = found.rows;
  // A phone or an address may have others tomorrow; a number names one booking.
  if (text && page === 1 && found.rows.length === 1 && only?.foundBy !== 'phone' && only?.foundBy !== 'email')
    throw redirect(localPath(languageOf(request), `/admin/bookings/${only?.pnr}`));
  return { ...found, text };
};

const addressOf = (text: string) => (page: number) =>
  `/admin/bookings?${new URLSearchParams({ ...(text && { q: text }), ...(page > 1 && { page: String(page) }) })}`;

/** Any booking, found by one of its numbers. */
export default function BookingsPage({ loaderData }: Route.ComponentProps) {
  const { rows, page, more, text } = loaderData;
  const t = useText(bookingsText);
  const { columns } = useText(adminText);
  const language = useLanguage();
  return (
    <Desk title={t.title}>
      <Form
        method="get"
        action={localPath(language, '/admin/bookings')}
        role="search"
        className={styles.search}
      >
        <Field label={t.label} hint={t.hint}>
          {(control) => (
            <input
              key={text}
              type="search"
              name="q"
              defaultValue={text}
              maxLength={200}
              autoComplete="off"
              {...control}
            />
          )}
        </Field>
        <div className={styles.searchWays}>
          <Button type="submit" look="green">
            {t.find}
          </Button>
          {text && (
            <ButtonLink to="/admin/bookings" look="line">
              {t.all}
            </ButtonLink>
          )}
        </div>
      </Form>
      {!text && rows.length > 0 && <h2 className={styles.listTitle}>{t.newest}</h2>}
      {rows.length === 0 ? (
        <p className="card desk-empty">{text ? t.none : t.nothingSold}</p>
      ) : (
        <table className={`desk-table ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">{columns.booking}</th>
              <th scope="col">{columns.journey}</th>
              <th scope="col">{columns.contact}</th>
              <th scope="col" className="amount">
                {columns.price}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((booking) => (
              <tr key={booking.bookingId}>
                <BookingCell booking={booking} more={booking.foundBy && t.foundBy[booking.foundBy]} />
                <JourneyCell booking={booking} />
                <ContactCell booking={booking} />
                <td data-label={columns.price} className="amount">
                  <div className="num">
                    {formatMoney(booking.pricePaisa, language)}
                    <div className="small muted">{channelNames[booking.channel][language]}</div>
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Pages page={page} more={more} to={addressOf(text)} />
    </Desk>
  );
}
