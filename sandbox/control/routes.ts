import { Hono } from 'hono';
import type { Context } from 'hono';
import { z } from 'zod';
import type { Http, Sandbox } from '../sandbox.ts';
import { scenarioPatch } from '../scenario.ts';
import { ledger } from './ledger.ts';
import { pay, payInput } from './pay.ts';
import { forge, forgeInput, replay, replayInput } from './replay.ts';
import { scenarioKeys } from './scenario-keys.ts';
import { settleInput, settleRefunds } from './settle-refunds.ts';

/** The control plane: tells the sandbox how to behave, acts as the customer or an attacker, shows the ledger. */
export function controlRoutes(sandbox: Sandbox) {
  const app = new Hono<Http>();
  const { scenarios } = sandbox;

  app.get('/ready', (c) => c.json({ ready: true }));
  app.get('/ledger', (c) => c.json(ledger(sandbox, c.req.query('tran_id'))));

  const told = (tranId?: string) => ({
    now: scenarios.of(tranId),
    told: scenarios.told(),
    keys: scenarioKeys,
  });
  app.get('/scenario/:tran_id?', (c) => c.json(told(c.req.param('tran_id'))));
  app.post('/scenario/:tran_id?', (c) =>
    act(c, scenarioPatch, async (patch) => {
      scenarios.tell(patch, c.req.param('tran_id'));
      return { now: scenarios.of(c.req.param('tran_id')) };
    }),
  );
  app.delete('/scenario/:tran_id?', (c) => {
    scenarios.reset(c.req.param('tran_id'));
    return c.body(null, 204);
  });

  app.post('/pay', (c) => act(c, payInput, (input) => pay(sandbox, input)));
  app.post('/replay', (c) => act(c, replayInput, (input) => replay(sandbox, input)));
  app.post('/forge', (c) => act(c, forgeInput, (input) => forge(sandbox, input)));
  app.post('/refunds/settle', (c) => act(c, settleInput, (input) => settleRefunds(sandbox, input)));
  return app;
}

/** Reads the JSON body (an empty one is {}) and acts on it; answers 400 with zod's issues where it is invalid. */
async function act<Input>(
  c: Context<Http>,
  schema: z.ZodType<Input>,
  work: (input: Input) => Promise<object>,
) {
  const text = await c.req.text();
  const read = schema.safeParse(
    text === ''
      ? {}
      : await Promise.resolve(text)
          .then(JSON.parse)
          .catch(() => null),
  );
  if (!read.success) return c.json({ error: z.prettifyError(read.error) }, 400);
  const result = await work(read.data);
  return 'error' in result && 'status' in result
    ? c.json({ error: result.error }, result.status === 409 ? 409 : 404)
    : c.json(result);
}
