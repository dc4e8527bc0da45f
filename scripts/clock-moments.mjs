const dhaka = (date, time) => new Date(`${date}T${time}:00+06:00`);
const dayMs = 86_400_000;
const dhakaDay = (at) => new Date(at.getTime() + 6 * 3_600_000).toISOString().slice(0, 10);

/** Days of Eid in Bangladesh as they are expected; the moon may move them by one. */
const eids = ['2027-03-10', '2027-05-17', '2028-02-27', '2028-05-05', '2029-02-15', '2029-04-24'];

/** The next day of the calendar after now that is such a month and day: 02-28. */
const nextDay = (monthDay, now) => {
  const year = Number(dhakaDay(now).slice(0, 4));
  return [year, year + 1].map((one) => `${one}-${monthDay}`).find((day) => day > dhakaDay(now));
};

const nextEidEve = (now) => {
  const eid = eids.find((day) => day > dhakaDay(new Date(now.getTime() + dayMs)));
  if (!eid) throw new Error('scripts/clock-moments.mjs knows no Eid to come: add the next ones');
  return dhakaDay(new Date(dhaka(eid, '12:00').getTime() - dayMs));
};

/**
 * The instants at which the server's tests are proven, by the names that select them. Hours of tomorrow in Dhaka:
 * tomorrow is yesterday in UTC until six. Days with a month's, a year's and a season's end behind them.
 */
export const momentsFrom = (now) => {
  const tomorrow = dhakaDay(new Date(now.getTime() + dayMs));
  return {
    '00:30': dhaka(tomorrow, '00:30'),
    '05:30': dhaka(tomorrow, '05:30'),
    '12:00': dhaka(tomorrow, '12:00'),
    '23:50': dhaka(tomorrow, '23:50'),
    'feb-28': dhaka(nextDay('02-28', now), '21:15'),
    'dec-31': dhaka(nextDay('12-31', now), '22:40'),
    'eid-eve': dhaka(nextEidEve(now), '18:20'),
  };
};
