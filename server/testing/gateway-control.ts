import { z } from 'zod';

const Ledger = z.object({
  sessions: z.array(
    z.object({
      tran_id: z.string(),
      gateway: z.string(),
      amount: z.string(),
      /** How often it was told to take the money, where it waits to be told. */
      executes: z.int(),
      /** Every notice that was sent, with the status or the network's word it was answered with. */
      ipns: z.array(z.object({ status: z.string(), answer: z.string() })),
    }),
  ),
  payments: z.array(
    z.object({
      tran_id: z.string(),
      bank_tran_id: z.string(),
      amount: z.string(),
      status: z.string(),
      refunds: z.array(z.object({ refund_trans_id: z.string(), amount: z.string(), status: z.string() })),
    }),
  ),
});
const Message = z.object({
  kind: z.enum(['sms', 'mail']),
  to: z.string(),
  text: z.string(),
  sms: z.object({ gateway: z.string(), csmsId: z.string() }).optional(),
  attachments: z.array(z.object({ name: z.string() })).default([]),
});
export type Outcome = 'success' | 'fail' | 'cancel' | 'unattempted';
const Paid = z.object({ returnUrl: z.string().nullable(), fields: z.record(z.string(), z.string()) });

/** The sandbox's control plane: how the gateway behaves, what a customer does there, what it believes. */
export const gatewayControl = (url: string) => {
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`${url}/__sandbox/${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (!answer.ok) throw new Error(`sandbox ${path}: ${answer.status} ${await answer.text()}`);
    return answer.status === 204 ? undefined : answer.json();
  };
  return {
    url,
    behave: (scenario: Record<string, unknown>, tranId = '') =>
      call('POST', `scenario/${tranId}`.replace(/\/$/, ''), scenario),
    behaveWell: () => call('DELETE', 'scenario'),
    /**
     * The customer pays, fails, cancels or waits in vain on the gateway's page; answers the form that the browser
     * carries back.
     */
    choose: async (tranId: string, outcome: Outcome = 'success', method: 'bkash' | 'card' = 'bkash') =>
      Paid.parse(await call('POST', 'pay', { tran_id: tranId, outcome, method })),
    replay: (input: Record<string, unknown>) => call('POST', 'replay', input),
    forge: (input: Record<string, unknown>) => call('POST', 'forge', input),
    settleRefunds: (input: Record<string, unknown> = {}) => call('POST', 'refunds/settle', input),
    ledger: async (tranId?: string) =>
      Ledger.parse(await call('GET', `ledger${tranId ? `?tran_id=${tranId}` : ''}`)),
    messages: async (to: string) =>
      z.array(Message).parse(await call('GET', `messages?to=${encodeURIComponent(to)}`)),
  };
};
