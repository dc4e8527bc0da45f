import { createRoute, z } from '@hono/zod-openapi';
import { calledBy, failures } from '../contract.ts';

/** Ids that a form-mail service requires beside the form: its service, template and account. */
export const formMailIds = ['service_id', 'template_id', 'user_id'] as const;
const identifier = z.string().min(1).max(100);
const Field = z.string().max(10_000);

/** Form as the specification's query page sends it; other fields of a client are ignored. */
export const FormMailInput = z.object({
  service_id: identifier,
  template_id: identifier,
  user_id: identifier,
  accessToken: Field.optional(),
  lib_version: Field.optional(),
  first_name: Field,
  last_name: Field.optional(),
  user_email: Field,
  subject: Field,
  message: Field,
});

const said = (description: string) => ({
  description,
  content: { 'text/plain': { schema: z.string() } },
});

export const sendFormCall = createRoute({
  operationId: 'sendForm',
  method: 'post',
  path: '/api/v1.0/email/send-form',
  tags: ['email'],
  ...calledBy('everybody'),
  summary: 'Send a query to the company; answers the text OK, everything else is a failure',
  request: { body: { required: true, content: { 'multipart/form-data': { schema: FormMailInput } } } },
  responses: {
    200: said('OK'),
    400: said('The sentence that names what is missing or wrong'),
    429: said('Too Many Requests'),
    ...failures(),
  },
});
