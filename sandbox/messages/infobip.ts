import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import { neverAnswer } from '../never-answer.ts';
import type { Http, Sandbox } from '../sandbox.ts';
import { keepMessage } from './inbox.ts';
import { infobipError, isInfobipAllowed, refuseInfobip } from './infobip-errors.ts';
import { isKnownToInfobip, keepInfobipLog } from './infobip-logs.ts';
import { infobipStatuses } from './infobip-statuses.ts';
import { segmentsOf } from './segments.ts';

/** Sender: up to eleven letters and digits, or a number of up to fifteen digits. */
const sender = z.string().regex(/^([A-Za-z0-9 ]{1,11}|\d{3,15})$/);

/** `POST /sms/2/text/advanced`: only the fields that a portal sends, so that a misspelt one is refused. */
const Request = z.strictObject({
  messages: z.tuple([
    z.strictObject({
      from: sender,
      destinations: z.tuple([
        z.strictObject({
          to: z.string().regex(/^\d{8,15}$/),
          messageId: z.string().min(1).max(200).optional(),
        }),
      ]),
      text: z.string().min(1),
    }),
  ]),
});

/** Takes one SMS as Infobip does, and keeps it. A repeated message id is rejected within an answer of 200. */
export async function sendByInfobip(c: Context<Http>, sandbox: Sandbox): Promise<Response> {
  const { infobip, hangMs } = sandbox.scenarios.of();
  if (infobip === '500') return c.json(infobipError('GENERAL_ERROR', 'Something went wrong.'), 500);
  if (infobip === 'nonsense') return c.html('<h1>Maintenance</h1>');
  if (infobip === 'refused' || !isInfobipAllowed(c)) return refuseInfobip(c);

  const read = Request.safeParse(await c.req.json().catch(() => null));
  if (!read.success)
    return c.json(infobipError('BAD_REQUEST', 'Bad Request', z.flattenError(read.error).fieldErrors), 400);
  const [{ from, text, destinations }] = read.data.messages;
  const [{ to, messageId = randomUUID() }] = destinations;
  const { encoding, segments } = segmentsOf(text);
  const answerWith = (status: object) =>
    c.json({ messages: [{ to, status, messageId, smsCount: segments }] });

  if (isKnownToInfobip(sandbox, messageId)) return answerWith(infobipStatuses.duplicate);
  if (!/^8801[3-9]\d{8}$/.test(to)) return answerWith(infobipStatuses.invalidDestination);
  keepInfobipLog(sandbox, {
    messageId,
    bulkId: randomUUID(),
    to,
    from,
    text,
    smsCount: segments,
    sentAt: Date.now(),
  });
  await keepMessage(sandbox, {
    kind: 'sms',
    from,
    to: [to],
    text,
    sms: { encoding, segments, csmsId: messageId, gateway: 'infobip' },
    attachments: [],
  });
  if (infobip === 'timeout_after_accept') return neverAnswer(c, sandbox, hangMs);
  return answerWith(infobipStatuses.accepted);
}
