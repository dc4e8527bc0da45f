import type { Context } from 'hono';
import type { Http, Sandbox } from '../sandbox.ts';
import type { InfobipLog } from '../state.ts';
import { isInfobipAllowed, refuseInfobip } from './infobip-errors.ts';
import { infobipStatuses } from './infobip-statuses.ts';

const most = 5_000;
const mostOfAnAnswer = 1_000;
const usualOfAnAnswer = 50;

export const isKnownToInfobip = ({ state }: Sandbox, messageId: string): boolean =>
  state.infobipLogs.some((log) => log.messageId === messageId);

/** Keeps a message in the log; beyond five thousand messages the oldest is dropped. */
export function keepInfobipLog({ state }: Sandbox, log: InfobipLog) {
  state.infobipLogs.push(log);
  state.infobipLogs.splice(0, Math.max(0, state.infobipLogs.length - most));
}

/** The provider's spelling of a moment: 2026-01-02T03:04:05.000+0000. */
const moment = (at: number): string => new Date(at).toISOString().replace('Z', '+0000');

/** `GET /sms/1/logs?messageId=…&messageId=…&limit=`: lists the delivery states of messages. */
export function listInfobipLogs(c: Context<Http>, sandbox: Sandbox): Response {
  const { infobip, infobipDelivery } = sandbox.scenarios.of();
  if (infobip === 'nonsense') return c.html('<h1>Maintenance</h1>');
  if (infobip === '500') return c.text('Internal Server Error', 500);
  if (infobip === 'refused' || !isInfobipAllowed(c)) return refuseInfobip(c);
  const asked = new Set(c.req.queries('messageId'));
  const limit = Math.min(mostOfAnAnswer, Number(c.req.query('limit') ?? usualOfAnAnswer));
  const found = sandbox.state.infobipLogs.filter(({ messageId }) => asked.has(messageId)).slice(0, limit);
  const status = infobipStatuses[infobipDelivery];
  const results = found.map(({ sentAt, ...log }) => ({
    ...log,
    sentAt: moment(sentAt),
    doneAt: moment(sentAt + 1_000),
    status,
    error: {
      groupId: 0,
      groupName: 'OK',
      id: 0,
      name: 'NO_ERROR',
      description: 'No Error',
      permanent: false,
    },
  }));
  return c.json({ results });
}
