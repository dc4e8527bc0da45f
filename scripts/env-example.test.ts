import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { envExample, renderEnvExample } from './env-example.ts';

test('.env.example is what server/environment.ts says: npm run env-example writes it', () => {
  expect(readFileSync(envExample, 'utf8')).toBe(renderEnvExample());
});
