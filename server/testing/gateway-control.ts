import { z } from 'zod';

const Ledger = z.object({
  sessions: z.array(
    z.object({
      tran_id: z.string(),
      gateway: z.string(),
      amount: z.string(),
      /** Number of execute calls, at a gateway that waits to be told to take the money. */
      executes: z.int(),
      /** Notices that were sent, each with the status of its answer or the network error. */
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

/** Client of the sandbox's control plane: sets the gateway's behaviour, acts as a customer there, reads its ledger. */
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
    /** Pays, fails, cancels or waits in vain on the gateway's page; returns the form that the browser carries back. */
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
