import { addDays, type DhakaDate } from '@poth/domain/dhaka.ts';

const friday = 5;

/** Lists the dates that most people search for, each day once. */
export const quickDates = (
  today: DhakaDate,
): { name: 'today' | 'tomorrow' | 'thisFriday'; date: DhakaDate }[] => {
  const daysToFriday = (friday - new Date(`${today}T00:00:00Z`).getUTCDay() + 7) % 7;
  const near = [
    { name: 'today', date: today },
    { name: 'tomorrow', date: addDays(today, 1) },
  ] as const;
  return daysToFriday < 2 ? [...near] : [...near, { name: 'thisFriday', date: addDays(today, daysToFriday) }];
};
