import { OpenAPIHono } from '@hono/zod-openapi';
import { Problem } from '@poth/domain/problem.ts';
import type { Env } from './env.ts';

/** An OpenAPI sub-app whose refused input is a problem like any other. */
export const contractApp = () =>
  new OpenAPIHono<Env>({
    defaultHook: (result) => {
      if (result.success) return;
      const faults = Object.fromEntries(
        result.error.issues.map((issue) => [issue.path.join('.'), issue.message]),
      );
      throw new Problem('invalid-input', { faults });
    },
  });
