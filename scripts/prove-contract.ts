import { parseArgs } from 'node:util';
import { startProgram } from '../bench/program.ts';
import { diceOf } from '../server/db/seed/dice.ts';
import { callerNames, type CallerName, gatherCallers, readKnownValues } from './contract/callers.ts';
import { judge } from './contract/judge.ts';
import { makeRequests, type Made } from './contract/make-requests.ts';
import { type Call, readContract } from './contract/read-contract.ts';
import { sendRequest } from './contract/send-request.ts';

// npm run prove:contract [-- --requests 20000 --seed 1]: makes requests from the OpenAPI description, valid, at
// boundaries and hostile, to a portal with its database. Exits with 1 if one ends in a 5xx, in an answer or a problem
// code that is not described, or is refused as invalid though the description allows it.
const { values } = parseArgs({
  options: { requests: { type: 'string', default: '21000' }, seed: { type: 'string', default: '1' } },
});
const seed = Number(values.seed);
const dice = diceOf(`contract ${values.seed}`);
const atOnce = 12;
/** Expensive calls: each costs the portal a password hash or a message. */
const expensive = /^POST \/(auth\/(sign-up|sign-in|codes|sign-in\/phone)|api\/(look-ups|codes|proofs))$/;
/** Called only without a token: it would end the session that the other requests need. */
const endsSession = 'POST /auth/sign-out';
const faultsShown = 40;

type Job = { call: Call; made: Made; caller: CallerName };

const startedAt = Date.now();
const program = await startProgram();
const stop = () => program.stop();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stop().finally(() => process.exit(130)));

const counts = new Map<string, Map<number, number>>();
const faults = new Map<string, string>();
try {
  const origin = program.portalUrl;
  const contract = readContract(
    (await (await fetch(`${origin}/api/openapi.json`)).json()) as Parameters<typeof readContract>[0],
  );
  const callers = await gatherCallers(origin, program.databaseUrl);
  const known = await readKnownValues(origin, program.databaseUrl, callers);
  const shares = contract.map((call) => (expensive.test(call.name) ? 0.25 : 1));
  const share = Number(values.requests) / shares.reduce((sum, part) => sum + part, 0);
  const jobs: Job[] = contract.flatMap((call, at) => {
    const asking = call.name === endsSession ? (['nobody'] as const) : callerNames;
    const count = Math.ceil((share * (shares[at] ?? 1)) / asking.length);
    return asking.flatMap((caller, who) =>
      makeRequests(call, known(caller, call.name), count, seed * 1_000 + at * 10 + who).map((made) => ({
        call,
        made,
        caller,
      })),
    );
  });
  // In sequence, a call would only meet the data that it left behind itself.
  const order = jobs.map((job) => [dice(), job] as const).toSorted(([one], [other]) => one - other);
  console.error(`contract: ${jobs.length} requests to ${contract.length} calls`);

  const run = async ({ call, made, caller }: Job): Promise<void> => {
    const address = `10.${Math.floor(dice() * 250)}.${Math.floor(dice() * 250)}.7`;
    const token = callers.tokens[caller];
    const answer = await sendRequest(origin, call, made, { token, address });
    const ofCall = counts.get(call.name) ?? new Map<number, number>();
    counts.set(call.name, ofCall.set(answer.status, (ofCall.get(answer.status) ?? 0) + 1));
    const fault = judge(call, made, answer);
    if (!fault) return;
    const sent = JSON.stringify({ ...made.fields, body: made.raw ?? made.body })?.slice(0, 400);
    // Each fault of a call is reported once.
    const key = `${call.name} ${fault.replace(/[\da-f-]{36}|\d{6,}/g, '#').slice(0, 60)}`;
    if (!faults.has(key)) faults.set(key, `${call.name} as ${caller}, ${made.kind} ${sent}\n  ${fault}`);
  };
  const waiting = order.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const [, job] of waiting) await run(job);
    }),
  );
} finally {
  await stop();
}

const total = new Map<number, number>();
for (const [name, ofCall] of [...counts].toSorted()) {
  const sorted = [...ofCall].toSorted(([one], [other]) => one - other);
  for (const [status, count] of sorted) total.set(status, (total.get(status) ?? 0) + count);
  console.log(`${name.padEnd(40)} ${sorted.map(([status, count]) => `${status}: ${count}`).join('  ')}`);
}
const made = [...total.values()].reduce((sum, count) => sum + count, 0);
const byStatus = [...total].toSorted(([one], [other]) => one - other);
console.log(`\n${made} requests in ${Math.round((Date.now() - startedAt) / 1000)} s, seed ${seed}`);
console.log(byStatus.map(([status, count]) => `${status}: ${count}`).join('  '));
for (const fault of [...faults.values()].slice(0, faultsShown)) console.log(`\nwrong: ${fault}`);
console.log(
  faults.size === 0
    ? 'no 5xx, no answer or problem that is not described, nothing refused that is allowed'
    : `\n${faults.size} things are wrong`,
);
process.exitCode = faults.size === 0 ? 0 : 1;
