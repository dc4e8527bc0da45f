import { createRoute, z } from '@hono/zod-openapi';
import { type ProblemCode, problems } from './problem.ts';

/** JSON body of a call. */
export const body = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true as const,
  content: { 'application/json': { schema } },
});

/** Whole number in an address, where every value is text. */
export const wholeNumber = ({ min, max }: { min: number; max: number }) =>
  z
    .string('a whole number is needed')
    .regex(/^\d{1,9}$/, 'a whole number is needed')
    .transform(Number)
    .pipe(z.int().min(min).max(max))
    .openapi({ type: 'integer', minimum: min, maximum: max });

/** Groups of calls in the description, in the order in which a beginner reads them. */
export const callTags = {
  description: 'What programs read',
  auth: 'Signing in and out',
  users: 'People, as the specification has them',
  busProvider: 'Bus companies, as the specification has them',
  'available-bus': 'Buses and their trips, as the specification has them',
  email: 'Queries to the company, as the specification has them',
  trips: 'Places, trips, their stops and their seats',
  'waiting-rooms': 'Waiting for the opening of a sale, where there is a waiting room',
  bookings: 'Holding seats and saying who travels',
  payments: 'Paying a hold',
  tickets: 'Bookings and their tickets, by their PNR',
  refunds: 'Cancelling seats and what comes back',
} as const;
export type CallTag = keyof typeof callTags;

/** Callers of a call, in the words of the description. */
export const callers = [
  'everybody',
  'buyer',
  'holder',
  'signedIn',
  'self',
  'selfOrAdmin',
  'busProvider',
  'operatorOwner',
  'admin',
] as const;
export type Caller = (typeof callers)[number];

/** Header that proves ownership of a booking; a client may send it together with a token. */
export const proofHeader = 'x-poth-proof';
/** Header with the pass of a waiting room, sent together with a token. */
export const passHeader = 'x-poth-pass';

type Security = Partial<Record<'bearer' | 'session' | 'proof', string[]>>[];
const known: Security = [{ bearer: [] }, { session: [] }];

/** Describes who may make a call, and by which credential it is authenticated. */
export const calledBy = (who: Caller) => {
  const security: Security = who === 'everybody' ? [] : who === 'holder' ? [...known, { proof: [] }] : known;
  return { 'x-who': who, security };
};

type ProblemBody = { type: string; title: string; status: number; code: string };
type Failure = {
  description: string;
  content: { 'application/problem+json': { schema: z.ZodType<ProblemBody> } };
};

const fieldView = (sample: unknown): z.ZodType => {
  if (typeof sample === 'number') return z.number();
  if (typeof sample === 'string') return z.string();
  return Array.isArray(sample) ? z.array(z.string()) : z.record(z.string(), z.string());
};

/** Component name of a problem: seat-taken is SeatTakenProblem. */
const problemName = (code: ProblemCode): string =>
  `${`-${code}`.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Problem`;

const drawProblem = (code: ProblemCode) => {
  const { status, fields } = problems[code];
  const own = Object.entries(fields).map(([name, sample]) => [name, fieldView(sample)]);
  /** Id of the request, under which the log has a failure of ours. */
  if (status >= 500) own.push(['instance', z.string().optional()]);
  return z
    .object({
      type: z.literal(`/problems/${code}`),
      /** Sentence for a person, in the language of Accept-Language. */
      title: z.string(),
      status: z.literal(status),
      code: z.literal(code),
      ...(Object.fromEntries(own) as Record<string, z.ZodType>),
    })
    .openapi(problemName(code));
};

/** Component of the description for each code, shared by all calls that name it. */
const views = new Map<ProblemCode, ReturnType<typeof drawProblem>>();
const problemView = (code: ProblemCode) => {
  const view = views.get(code) ?? drawProblem(code);
  views.set(code, view);
  return view;
};

const failureOf = (codes: readonly ProblemCode[]): Failure => {
  const [first, ...others] = codes.map(problemView);
  if (!first) throw new Error('a failure without a problem');
  const schema = others.length > 0 ? z.discriminatedUnion('code', [first, ...others]) : first;
  return { description: codes.join(', '), content: { 'application/problem+json': { schema } } };
};

/** Problems that any call may raise. */
export const always: readonly ProblemCode[] = ['invalid-input', 'unavailable'];

/** Problems that a call can raise, by status. */
export const failures = (...codes: readonly ProblemCode[]): Record<number, Failure> => {
  const byStatus = Map.groupBy(new Set([...codes, ...always]), (code) => problems[code].status);
  return Object.fromEntries([...byStatus].map(([status, ofStatus]) => [status, failureOf(ofStatus)]));
};

type Answers = Readonly<Record<string, { description: string; content?: object }>>;

/** Problem codes that the answers of a call name. */
export const problemsIn = (responses: Answers): ProblemCode[] =>
  Object.values(responses)
    .filter(({ content = {} }) => 'application/problem+json' in content)
    .flatMap(({ description }) => description.split(', '))
    .filter((code): code is ProblemCode => code in problems);

/** Answers of a call: its result, or one of the problems that it can raise. */
export const answers = <Schema extends z.ZodType>(schema: Schema, ...codes: ProblemCode[]) => ({
  200: { description: 'Done', content: { 'application/json': { schema } } },
  ...failures(...codes),
});

/** Describes every call, for programs. */
export const describeCall = createRoute({
  method: 'get',
  path: '/api/openapi.json',
  operationId: 'describeCalls',
  tags: ['description'],
  ...calledBy('everybody'),
  summary: 'This description',
  responses: answers(z.object({ openapi: z.string() })),
});
