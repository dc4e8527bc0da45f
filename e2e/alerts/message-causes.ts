import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Cause } from './cause.ts';

/** Long enough to sell a ticket or two, whose messages fail. */
const someSalesMs = 4_000;

const refusedSms = { sms: '500', infobip: '500' };
const takenSms = { sms: 'ok', infobip: 'ok' };

export const messagesRefused: Cause = {
  alerts: ['ConfirmationsSilent', 'SmsGatewayFails', 'MailSilent'],
  says: 'both SMS gateways and the mail server refuse everything, while tickets are sold',
  begin: ({ sandbox }) => sandbox.behave({ ...refusedSms, mail: '4xx' }),
  mended: 'they take messages again',
  end: ({ sandbox }) => sandbox.behave({ ...takenSms, mail: 'ok' }),
};

let holder: pg.Client | undefined;

export const outboxHeld: Cause = {
  alerts: ['OutboxStuck'],
  says: 'a session of the owner leaves a transaction open that holds announcements',
  begin: async ({ sandbox, database }) => {
    await sandbox.behave(refusedSms);
    await pause(someSalesMs);
    holder = await database.connect();
    await holder.query('begin');
    const { rowCount } = await holder.query('select from outbox where done_at is null for update');
    if (!rowCount) throw new Error('no announcement waits');
    await sandbox.behave(takenSms);
  },
  mended: 'it is rolled back',
  end: async () => {
    await holder?.query('rollback');
    await holder?.end();
  },
};
