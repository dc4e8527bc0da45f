import type { OpenAPIHono } from '@hono/zod-openapi';
import { failures } from '@poth/domain/contract.ts';
import type { Env } from './env.ts';

type Contract = OpenAPIHono<Env>;
export type ContractDescription = ReturnType<Contract['getOpenAPI31Document']>;

const info = {
  title: 'Poth',
  version: '1',
  description:
    'Sign in at /auth, take the bearer token of the session from /users/jwt and send it as Authorization: Bearer …. ' +
    'A call that changes something and brings no token names its client in the header x-poth-client.',
};

/** What the guards before the calls can raise, and only for a call that changes something. */
const guarded = ['foreign-origin', 'too-large'] as const;

type Told = { description: string };
/** An answer of a call with what else can raise its status. */
const both = <Own extends object>(own: Own, { description }: Told): Own => {
  const told = (own as Own & Told).description;
  return told.split(', ').includes(description) ? own : { ...own, description: `${told}, ${description}` };
};

/** The description of every call that the contract serves, printed from the contract objects. */
export const describeContract = (contract: Contract): ContractDescription => {
  const registry = contract.openAPIRegistry;
  registry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
  registry.registerComponent('securitySchemes', 'session', { type: 'apiKey', in: 'cookie', name: 'sid' });
  for (const definition of registry.definitions) {
    if (definition.type !== 'route' || definition.route.method === 'get') continue;
    const { responses } = definition.route;
    for (const [status, failure] of Object.entries(failures(...guarded))) {
      const own = responses[status];
      responses[status] = own ? both(own, failure) : failure;
    }
  }
  return contract.getOpenAPI31Document({ openapi: '3.1.0', info, servers: [{ url: '/' }] });
};
