import type { SmsDeliveryState } from '@poth/domain/messaging/sms-delivery.ts';
import { z } from 'zod';
import { askSmsGateway } from './ask-sms-gateway.ts';
import type { SmsGateway } from './ports.ts';
import { SmsFailure, type SmsFault } from './sms-failure.ts';

/** baseUrl: the account's own, https://xxxxx.api.infobip.com/; sender: the name or number that a phone shows. */
export type InfobipConfig = { baseUrl: string; apiKey: string; sender: string; timeoutMs: number };

const Status = z.object({ groupId: z.number(), id: z.number(), name: z.string() });
const Answer = z.union([
  z.object({ messages: z.tuple([z.object({ messageId: z.string().nullish(), status: Status })]) }),
  z.object({ requestError: z.object({ serviceException: z.object({ messageId: z.string() }) }) }),
]);

const Logs = z.object({ results: z.array(z.object({ messageId: z.string(), status: Status })) });

/** Status DELIVERED_TO_HANDSET; others of its group mean that the operator has the message and the phone does not. */
const onThePhone = 5;
/** Status groups undeliverable, expired, rejected. */
const givenUpGroups = new Set([2, 4, 5]);

const stateOf = ({ groupId, id }: z.infer<typeof Status>): SmsDeliveryState => {
  if (id === onThePhone) return 'delivered';
  return givenUpGroups.has(groupId) ? 'failed' : 'accepted';
};

/** Status groups accepted, pending, delivered; the others are undeliverable 2, expired 4, rejected 5. */
const takenGroups = new Set([0, 1, 3]);
/** Status REJECTED_DUPLICATE_MESSAGE_ID: already sent under this id, which is success for a repeat. */
const duplicate = 23;
/** Statuses that refuse our account and not the message: source, credits, sender, package, route, system. */
const ofTheAccount = new Set([11, 12, 13, 17, 19, 21]);
/**
 * Returns the fault of an HTTP error: only 400 is about the message; the others concern account, rate limit or server.
 */
const faultOfStatus = (status: number): SmsFault => (status === 400 ? 'message' : 'gateway');

/**
 * Sends SMS through Infobip, POST /sms/2/text/advanced, one message to one number under an id of ours, and polls
 * deliveries by GET /sms/1/logs, which covers the last 48 hours. Sources: infobip.com/docs/api/channels/sms,
 * infobip.com/docs/essentials/api-essentials/response-status-and-error-codes.
 */
export const infobipSms = ({ baseUrl, apiKey, sender, timeoutMs }: InfobipConfig): SmsGateway => ({
  name: 'infobip',
  async send({ to, text, ref }) {
    const message = { from: sender, destinations: [{ to: to.replace('+', ''), messageId: ref }], text };
    const { status, answer } = await askSmsGateway(
      new URL('sms/2/text/advanced', baseUrl),
      {
        method: 'POST',
        headers: { authorization: `App ${apiKey}`, accept: 'application/json' },
        body: { type: 'application/json', text: JSON.stringify({ messages: [message] }) },
        timeoutMs,
      },
      Answer,
    );
    if ('requestError' in answer) {
      const said = answer.requestError.serviceException.messageId;
      throw new SmsFailure(faultOfStatus(status), `sms refused: http ${status} ${said}`);
    }
    const [{ messageId, status: told }] = answer.messages;
    if (!takenGroups.has(told.groupId) && told.id !== duplicate)
      throw new SmsFailure(ofTheAccount.has(told.id) ? 'gateway' : 'message', `sms refused: ${told.name}`);
    return { gateway: 'infobip', gatewayId: messageId ?? ref, tells: true };
  },
  async deliveriesOf(gatewayIds) {
    const query = new URLSearchParams([
      ...gatewayIds.map((id) => ['messageId', id]),
      ['limit', String(gatewayIds.length)],
    ]);
    const { answer } = await askSmsGateway(
      new URL(`sms/1/logs?${query}`, baseUrl),
      { method: 'GET', headers: { authorization: `App ${apiKey}`, accept: 'application/json' }, timeoutMs },
      Logs,
    );
    return answer.results.map(({ messageId, status }) => ({
      gatewayId: messageId,
      state: stateOf(status),
      said: status.name,
    }));
  },
});
