import type { CoachKind, CorridorId } from './corridors.ts';

/** An operator's coach that leaves daily at both ends: from the corridor's first stop, and back from its last. */
export type Run = readonly [operator: string, kind: CoachKind, out: string, back: string];

/** The daily departures of the demonstration. */
export const departures: Readonly<Record<CorridorId, readonly Run[]>> = {
  'dhaka-coxs-bazar': [
    ['hanif-enterprise', 'plain', '07:15', '08:00'],
    ['parkline-transport', 'cool', '09:30', '10:30'],
    ['hanif-enterprise', 'cool', '20:45', '19:15'],
    ['mullick-express', 'business', '21:30', '20:00'],
    ['desh-travels', 'business', '22:30', '20:45'],
    ['hanif-enterprise', 'cool', '23:15', '21:30'],
    ['parkline-transport', 'sleeper', '23:40', '22:30'],
    ['almadani-paribahan', 'plain', '00:15', '22:15'],
  ],
  'dhaka-chattogram': [
    ['almadani-paribahan', 'plain', '06:30', '06:45'],
    ['hanif-enterprise', 'plain', '08:30', '09:00'],
    ['parkline-transport', 'business', '10:30', '11:15'],
    ['mullick-express', 'cool', '14:00', '14:30'],
    ['desh-travels', 'business', '17:30', '17:00'],
    ['hanif-enterprise', 'cool', '22:15', '22:00'],
    ['parkline-transport', 'cool', '23:45', '00:15'],
  ],
  'dhaka-sylhet': [
    ['almadani-paribahan', 'plain', '06:00', '06:15'],
    ['hanif-enterprise', 'plain', '09:00', '08:45'],
    ['mullick-express', 'business', '12:15', '12:00'],
    ['parkline-transport', 'cool', '15:30', '15:00'],
    ['almadani-paribahan', 'cool', '18:00', '17:30'],
    ['hanif-enterprise', 'business', '23:00', '23:15'],
    ['almadani-paribahan', 'plain', '00:30', '00:30'],
  ],
  'dhaka-moulvibazar': [
    ['almadani-paribahan', 'plain', '07:45', '08:15'],
    ['mullick-express', 'cool', '16:15', '15:45'],
  ],
  'dhaka-naogaon': [
    ['desh-transport', 'plain', '07:00', '07:30'],
    ['hanif-enterprise', 'plain', '10:45', '10:00'],
    ['sonya-express', 'cool', '15:15', '14:30'],
    ['desh-transport', 'business', '22:45', '22:30'],
    ['hanif-enterprise', 'plain', '23:30', '23:45'],
  ],
  'dhaka-chapainawabganj': [
    ['desh-travels', 'plain', '06:30', '06:00'],
    ['hanif-enterprise', 'plain', '08:00', '08:30'],
    ['desh-travels', 'business', '11:00', '10:30'],
    ['desh-transport', 'cool', '14:45', '14:00'],
    ['desh-travels', 'cool', '17:00', '16:30'],
    ['desh-travels', 'business', '23:00', '22:30'],
    ['hanif-enterprise', 'cool', '00:45', '23:30'],
  ],
  'dhaka-rangpur': [
    ['sonya-express', 'plain', '08:15', '07:45'],
    ['hanif-enterprise', 'plain', '11:30', '10:15'],
    ['robi-express', 'cool', '20:30', '20:00'],
    ['sonya-express', 'business', '22:30', '21:30'],
    ['hanif-enterprise', 'cool', '23:45', '22:45'],
  ],
  'dhaka-panchagarh': [
    ['hanif-enterprise', 'plain', '07:30', '07:00'],
    ['sonya-express', 'plain', '18:45', '18:00'],
    ['hanif-enterprise', 'business', '20:15', '19:15'],
    ['robi-express', 'cool', '21:45', '20:30'],
  ],
  'dhaka-kuakata': [
    ['sarbick-paribahan', 'plain', '06:45', '06:30'],
    ['hanif-enterprise', 'cool', '09:15', '09:00'],
    ['hamdan-express', 'plain', '13:30', '12:45'],
    ['sarbick-paribahan', 'cool', '17:15', '16:00'],
    ['hamdan-express', 'business', '22:00', '21:00'],
    ['hanif-enterprise', 'plain', '01:15', '23:15'],
  ],
  'dhaka-khulna': [
    ['hamdan-express', 'plain', '06:15', '06:45'],
    ['hanif-enterprise', 'cool', '08:45', '09:30'],
    ['mullick-express', 'business', '12:30', '12:00'],
    ['hamdan-express', 'cool', '16:00', '15:30'],
    ['hanif-enterprise', 'plain', '21:15', '21:45'],
    ['mullick-express', 'business', '23:30', '00:15'],
  ],
  'dhaka-benapole': [
    ['safe-line-paribahan', 'plain', '07:30', '08:00'],
    ['desh-travels', 'business', '10:00', '11:30'],
    ['mullick-express', 'cool', '14:30', '14:00'],
    ['safe-line-paribahan', 'cool', '22:00', '18:30'],
    ['desh-travels', 'business', '23:50', '21:30'],
  ],
  'dhaka-madaripur': [
    ['sarbick-paribahan', 'plain', '06:30', '06:00'],
    ['sarbick-paribahan', 'plain', '10:00', '09:15'],
    ['sarbick-paribahan', 'cool', '15:00', '13:30'],
    ['sarbick-paribahan', 'plain', '19:00', '17:45'],
  ],
  'dhaka-narayanganj': [
    ['parkline-transport', 'cool', '08:00', '07:30'],
    ['sarbick-paribahan', 'plain', '13:00', '12:00'],
    ['parkline-transport', 'cool', '19:30', '18:00'],
  ],
  'dhaka-ishwardi': [
    ['ishwardi-travels', 'plain', '07:00', '06:30'],
    ['ishwardi-travels', 'plain', '12:00', '11:00'],
    ['safe-line-paribahan', 'cool', '16:45', '15:30'],
    ['ishwardi-travels', 'cool', '23:15', '22:00'],
  ],
  'dhaka-jamalpur': [
    ['robi-express', 'cool', '08:30', '07:00'],
    ['sonya-express', 'plain', '14:15', '13:00'],
    ['robi-express', 'plain', '18:30', '17:15'],
  ],
  'dhaka-noakhali': [
    ['almadani-paribahan', 'plain', '08:15', '07:15'],
    ['hanif-enterprise', 'cool', '15:45', '14:15'],
    ['almadani-paribahan', 'plain', '22:45', '23:00'],
  ],
  'dhaka-meherpur': [
    ['safe-line-paribahan', 'plain', '08:45', '08:30'],
    ['safe-line-paribahan', 'cool', '16:30', '15:15'],
    ['hanif-enterprise', 'plain', '22:15', '21:45'],
  ],
  'dhaka-bandarban': [
    ['desh-travels', 'cool', '22:00', '20:30'],
    ['hanif-enterprise', 'plain', '23:00', '21:15'],
  ],
  'chattogram-teknaf': [
    ['parkline-transport', 'cool', '08:00', '09:30'],
    ['almadani-paribahan', 'plain', '14:30', '15:00'],
  ],
  'sylhet-chattogram': [
    ['almadani-paribahan', 'plain', '09:45', '10:00'],
    ['mullick-express', 'cool', '20:30', '21:00'],
  ],
  'rajshahi-khulna': [
    ['ishwardi-travels', 'plain', '07:15', '08:00'],
    ['safe-line-paribahan', 'cool', '15:00', '14:45'],
  ],
};
