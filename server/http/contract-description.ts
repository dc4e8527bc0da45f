import type { OpenAPIHono } from '@hono/zod-openapi';
import { callTags, failures, problemsIn, proofHeader } from '@poth/domain/contract.ts';
import type { Env } from './env.ts';

type Contract = OpenAPIHono<Env>;
type Answers = Record<string, { description: string; content?: Record<string, object> }>;
export type ContractDescription = ReturnType<Contract['getOpenAPI31Document']>;

const info = {
  title: 'Poth',
  version: '1',
  license: { name: 'All rights reserved', identifier: 'LicenseRef-All-rights-reserved' },
  description:
    'To buy as a guest, take a token from POST /api/buyers. To act as an account, sign in at /auth and take the bearer ' +
    'token of the session from GET /users/jwt. Either is sent as Authorization: Bearer …. A call that changes something ' +
    'and brings no token names its client in the header x-poth-client. Who has proved to own a booking, by POST ' +
    `/api/proofs, sends that proof in the header ${proofHeader} beside the token.`,
};

/** Problems that the guards before the calls can raise, and only for a call that changes something. */
const guarded = ['foreign-origin', 'too-large'] as const;

let described: ContractDescription | undefined;

/**
 * Describes every call that the contract serves, from the contract objects. These belong to the program and are the
 * same for any portal, so a process generates the description once.
 */
export const describeContract = (contract: Contract): ContractDescription =>
  (described ??= printDescription(contract));

const printDescription = (contract: Contract): ContractDescription => {
  const registry = contract.openAPIRegistry;
  registry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
  registry.registerComponent('securitySchemes', 'session', { type: 'apiKey', in: 'cookie', name: 'sid' });
  registry.registerComponent('securitySchemes', 'proof', { type: 'apiKey', in: 'header', name: proofHeader });
  const tags = new Set<string>();
  for (const definition of registry.definitions) {
    if (definition.type !== 'route') continue;
    for (const tag of definition.route.tags ?? []) tags.add(tag);
    if (definition.route.method === 'get') continue;
    const responses = definition.route.responses as Answers;
    const codes = problemsIn(responses);
    for (const [status, failure] of Object.entries(failures(...codes, ...guarded))) {
      const own = responses[status];
      // A call may describe the same status as a text of its own.
      const isText = own && !('application/problem+json' in (own.content ?? {}));
      responses[status] = isText ? { ...own, content: { ...own.content, ...failure.content } } : failure;
    }
  }
  return contract.getOpenAPI31Document({
    openapi: '3.1.0',
    info,
    servers: [{ url: '/' }],
    tags: Object.entries(callTags)
      .filter(([name]) => tags.has(name))
      .map(([name, description]) => ({ name, description })),
  });
};
