import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import type pg from 'pg';
import { buy } from '../buyer.ts';
import type { Program } from '../program.ts';
import { scatteredWishes } from '../wishes.ts';

/** A page to be measured: where, and the cookie of whoever may see it. */
export type MeasuredPage = { name: string; path: string; cookie: string; isPrivate: boolean };

const ticketOf = async (program: Program, pool: pg.Pool): Promise<MeasuredPage> => {
  const [wish] = await scatteredWishes(pool);
  if (!wish) throw new Error('no seat is free');
  const { bookingId, cookie } = await buy(program, { ...wish, withEmail: false }, () => undefined);
  const { rows } = await pool.query<{ pnr: string }>(
    'select pnr from booking where trip_id = $1 and booking_id = $2',
    [wish.tripId, bookingId],
  );
  return { name: 'ticket', path: `/ticket/${rows[0]?.pnr}`, cookie, isPrivate: true };
};

/** The screens that a traveller on a slow phone meets. */
export const pagesOf = async (program: Program, pool: pg.Pool): Promise<MeasuredPage[]> => {
  const open = (name: string, path: string) => ({ name, path, cookie: '', isPrivate: false });
  const date = addDays(dhakaDate(new Date()), 3);
  return [
    open('home', '/'),
    open('search', `/search?from=dhaka&to=coxs-bazar&date=${date}`),
    open('a route', '/routes/dhaka-to-coxs-bazar'),
    await ticketOf(program, pool),
  ];
};

/** Pages of words alone: they load no framework. */
export const articles = ['/about-us', '/faqs', '/terms', '/how-to-buy'];
