import { z } from 'zod';
import { gatewayControl } from '../../server/testing/gateway-control.ts';
import type { Installation } from './installation.ts';

const Carried = z.object({ returnUrl: z.string(), fields: z.record(z.string(), z.string()) });

/** Pays on the gateway's page as the customer; returns the form that the browser is to carry back. */
export const payOnPage = async ({ sandboxUrl }: Installation, pageUrl: string) => {
  const answer = await fetch(`${sandboxUrl}/__sandbox/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sessionkey: pageUrl.split('/').at(-1), method: 'bkash' }),
  });
  return Carried.parse(await answer.json());
};

/** Text messages to a number that contain these words. */
export const smsTo = async (
  { sandboxUrl }: Installation,
  phone: string,
  words: string,
): Promise<string[]> => {
  const messages = await gatewayControl(sandboxUrl).messages(`+88${phone}`);
  return messages.flatMap(({ kind, text }) => (kind === 'sms' && text.includes(words) ? [text] : []));
};

/** Behaviour of the gateway and the SMS provider from now on; the first value of each is the ordinary one. */
export type Behaviour = {
  ipn?: 'normal' | 'none';
  /** hang_after, hang, timeout_after_accept: the request is carried out, but the portal gets no answer. */
  init?: 'ok' | 'hang_after';
  refund?: 'ok' | 'hang';
  sms?: 'ok' | 'timeout_after_accept';
};

/** Refunds take long enough to settle that their way can be observed. */
const ordinary = { ipn: 'normal', init: 'ok', refund: 'ok', sms: 'ok', refundSettleMs: 4_000 } as const;

export const setGateway = ({ sandboxUrl }: Installation, behaviour: Behaviour): Promise<unknown> =>
  gatewayControl(sandboxUrl).behave({ ...ordinary, ...behaviour });

export const readLedger = async ({ sandboxUrl }: Installation, tranId?: string) =>
  (await gatewayControl(sandboxUrl).ledger(tranId)).payments;
