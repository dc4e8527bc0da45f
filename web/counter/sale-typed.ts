import type { Tender } from '@poth/domain/counter/tender.ts';
import { keyOf } from '../shell/form-key.ts';

/** Ways in which a sale ends: a tender, or seats kept for a caller. */
export const ways = ['cash', 'mobile-money', 'phone'] as const;
export type Way = (typeof ways)[number];

/** Sale's form as typed. */
export type SaleTyped = {
  tripId: string;
  fromStopNo: number;
  toStopNo: number;
  /** Seats as typed, including those ticked on the map without a script. */
  seats: string;
  name: string;
  phone: string;
  boardingCounterId: string;
  droppingCounterId: string;
  women: string[];
  way: Way;
  reference: string;
  /** Time until which seats are kept, in milliseconds. */
  until: number;
  key: string;
};

const text = (form: FormData, name: string): string => String(form.get(name) ?? '');

export const readWay = (form: FormData): Way => ways.find((way) => way === text(form, 'way')) ?? 'cash';

/** Reads the tender from a form that takes money only. */
export const readTender = (form: FormData): { tender: Tender; reference: string } => ({
  tender: readWay(form) === 'mobile-money' ? 'mobile-money' : 'cash',
  reference: text(form, 'reference').slice(0, 60),
});

/** Reads the sale's form; the use case validates it. */
export const readSaleForm = (form: FormData): SaleTyped => {
  const [from = '', to = ''] = text(form, 'leg').split('-');
  return {
    tripId: text(form, 'trip'),
    fromStopNo: Number(from),
    toStopNo: Number(to),
    seats: [text(form, 'seats'), ...form.getAll('seat').map(String)].filter(Boolean).join(' '),
    name: text(form, 'name'),
    phone: text(form, 'phone'),
    boardingCounterId: text(form, 'boarding'),
    droppingCounterId: text(form, 'dropping'),
    women: form.getAll('woman').map(String),
    way: readWay(form),
    reference: text(form, 'reference'),
    until: Number(text(form, 'until')),
    key: keyOf(form),
  };
};
