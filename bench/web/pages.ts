import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import type pg from 'pg';
import { buy } from '../buyer.ts';
import type { Program } from '../program.ts';
import { scatteredWishes } from '../wishes.ts';

/** Page to measure: its address, the cookie of a visitor who may see it, and whether it comes without the framework. */
export type MeasuredPage = {
  name: string;
  path: string;
  cookie: string;
  isPrivate: boolean;
  isReadOnly: boolean;
};

const ticketOf = async (program: Program, pool: pg.Pool): Promise<MeasuredPage> => {
  const [wish] = await scatteredWishes(pool);
  if (!wish) throw new Error('no seat is free');
  // A name in Bengali letters would make the English page load their font file.
  const traveller = { ...wish, withEmail: false, name: 'Tasnim Rahman' };
  const { bookingId, cookie } = await buy(program, traveller, () => undefined);
  const { rows } = await pool.query<{ pnr: string }>(
    'select pnr from booking where trip_id = $1 and booking_id = $2',
    [wish.tripId, bookingId],
  );
  const path = `/ticket/${rows[0]?.pnr}`;
  return { name: 'ticket', path, cookie, isPrivate: true, isReadOnly: false };
};

const open = (name: string, path: string, isReadOnly = false): MeasuredPage => ({
  name,
  path,
  cookie: '',
  isPrivate: false,
  isReadOnly,
});

/** Pages that a traveller on a slow phone opens. */
export const pagesOf = async (program: Program, pool: pg.Pool): Promise<MeasuredPage[]> => {
  const date = addDays(dhakaDate(new Date()), 3);
  return [
    open('home', '/'),
    open('search', `/search?from=dhaka&to=coxs-bazar&date=${date}`),
    open('a route', '/routes/dhaka-to-coxs-bazar', true),
    await ticketOf(program, pool),
  ];
};

/** Pages of text only. */
export const articles = ['/about-us', '/faqs', '/terms', '/how-to-buy'].map((path) =>
  open(path.slice(1), path, true),
);
