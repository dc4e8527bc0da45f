import { OpenAPIHono } from '@hono/zod-openapi';
import { Problem } from '@poth/domain/problem.ts';
import { faultsOf } from '../read-input.ts';
import type { Env } from './env.ts';

/** Makes an OpenAPI sub-app that answers invalid input with a problem. */
export const contractApp = () =>
  new OpenAPIHono<Env>({
    defaultHook: (result) => {
      if (result.success) return;
      throw new Problem('invalid-input', { faults: faultsOf(result.error) });
    },
  });
