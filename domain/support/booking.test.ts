import { expect, test } from 'vitest';
import { maskBooking } from './booking.ts';

type Whole = Parameters<typeof maskBooking>[0];

const facts = {
  contactName: 'Rahima Khatun',
  contactPhone: '+8801711234567',
  contactEmail: 'rahima@example.com',
};
const message = {
  topic: 'booking-confirmed',
  lastError: '550 rahima@example.com is full',
  delivery: { gateway: 'infobip', state: 'failed', said: 'EC_ABSENT_SUBSCRIBER 8801711234567' },
};

test('neither who somebody is nor what a gateway or a mail server wrote is shown', () => {
  const whole = {
    facts,
    seats: [{ passengerName: 'Rahima Khatun' }],
    payments: [],
    refunds: [],
    messages: [message],
  };
  const shown = maskBooking(whole as unknown as Whole);
  expect(shown.contact).toEqual({ name: 'R. K.', phone: '+88017•••••567', email: 'r•••@…' });
  expect(shown.messages).toMatchObject([{ lastError: null, delivery: { state: 'failed', said: null } }]);
  expect(JSON.stringify(shown)).not.toMatch(/Rahima|rahima|1711234567/);
});
