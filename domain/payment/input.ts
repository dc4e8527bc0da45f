import { z } from 'zod';

/** Our number of a payment attempt at the gateway. */
export const TranId = z.string().min(1).max(30).regex(/^\w+$/);

const Form = z.instanceof(URLSearchParams);

/**
 * Callback about an attempt, posted by a gateway (ipn) or a browser (return). form: null from a browser that followed a
 * link. query: the parameters of that link, where a gateway sends browsers back by one.
 */
export const CallbackInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ipn'), tranId: TranId, form: Form }),
  z.object({ kind: z.literal('return'), tranId: TranId, form: Form.nullable(), query: Form.optional() }),
]);
