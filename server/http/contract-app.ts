import { OpenAPIHono } from '@hono/zod-openapi';
import { Problem } from '@poth/domain/problem.ts';
import { faultsOf } from '../read-input.ts';
import type { Env } from './env.ts';

/** An OpenAPI sub-app whose refused input is a problem like any other. */
export const contractApp = () =>
  new OpenAPIHono<Env>({
    defaultHook: (result) => {
      if (result.success) return;
      throw new Problem('invalid-input', { faults: faultsOf(result.error) });
    },
  });
