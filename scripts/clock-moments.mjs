const dhaka = (date, time) => new Date(`${date}T${time}:00+06:00`);
const dayMs = 86_400_000;
const dhakaDay = (at) => new Date(at.getTime() + 6 * 3_600_000).toISOString().slice(0, 10);

/** Expected dates of Eid in Bangladesh; the moon may move them by a day. */
const eids = ['2027-03-10', '2027-05-17', '2028-02-27', '2028-05-05', '2029-02-15', '2029-04-24'];

/** Returns the next date after now with a month and day: 02-28. */
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
 * Returns the instants at which the server's tests are run, by the names that select them: hours of tomorrow in Dhaka,
 * which until six are yesterday in UTC, and days around the ends of a month, a year and a season.
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
