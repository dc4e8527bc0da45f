import { randomUUID } from 'node:crypto';
import type { Tx } from '../db/database.ts';

/** Keeps a gateway's answer about a payment attempt beside its notices. */
export const putAnswer = async (
  tx: Tx,
  { gateway, tranId, body }: { gateway: string; tranId: string; body: Record<string, string> },
): Promise<void> => {
  await tx
    .insertInto('gatewayEvent')
    .values({
      gateway,
      eventKey: `asked:${randomUUID()}`,
      kind: 'asked',
      tranId,
      signatureGood: true,
      body: JSON.stringify(body),
    })
    .execute();
};
