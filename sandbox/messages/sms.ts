import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { neverAnswer } from '../never-answer.ts';
import type { Http, Sandbox } from '../sandbox.ts';
import { keepMessage } from './inbox.ts';
import { segmentsOf } from './segments.ts';

/** The refusals of SSL Wireless iSMSPlus v3 that the catcher can meet. */
const refusals = {
  4001: 'Unauthorized',
  4002: 'Invalid sid',
  4005: 'Invalid request format',
  4020: 'Invalid CSMS ID',
  4022: 'Missing parameter',
  4023: 'Duplicate CSMS ID',
  4025: 'Invalid MSISDN',
} as const;

const asked = ['api_token', 'sid', 'msisdn', 'sms', 'csms_id'] as const;
type Asked = Record<(typeof asked)[number], string>;

/** `POST /api/v3/send-sms` of iSMSPlus: takes one SMS and keeps it. Always HTTP 200; `status_code` has the result. */
export async function sendSms(c: Context<Http>, sandbox: Sandbox): Promise<Response> {
  const scenario = sandbox.scenarios.of();
  if (scenario.sms === '500') return c.text('Internal Server Error', 500);
  if (scenario.sms === 'nonsense') return c.html('<h1>Maintenance</h1>');
  if (scenario.sms === 'refused') return c.json(refusalWith(4001));

  const body: unknown = await c.req.json().catch(() => null);
  const request = readRequest(body);
  const code = typeof request === 'number' ? request : refusalOf(sandbox, request);
  if (typeof request === 'number' || code !== null) {
    return c.json(refusalWith(code ?? 4005));
  }

  sandbox.csmsIds.use(request.csms_id);
  const { encoding, segments } = segmentsOf(request.sms);
  const msisdn = request.msisdn.replace(/^\+?(88)?/, '88');
  await keepMessage(sandbox, {
    kind: 'sms',
    from: request.sid,
    to: [msisdn],
    text: request.sms,
    sms: { encoding, segments, csmsId: request.csms_id, gateway: 'ssl-wireless' },
    attachments: [],
  });
  if (scenario.sms === 'timeout_after_accept') return neverAnswer(c, sandbox, scenario.hangMs);
  const info = {
    sms_status: 'SUCCESS',
    status_message: 'Success',
    msisdn,
    sms_type: encoding === 'GSM-7' ? 'EN' : 'BN',
    sms_body: request.sms,
    csms_id: request.csms_id,
    reference_id: randomBytes(10).toString('hex').slice(0, 19),
  };
  return c.json({ status: 'SUCCESS', status_code: 200, error_message: '', smsinfo: [info] });
}

const refusalWith = (status_code: keyof typeof refusals) => ({
  status: 'FAILED',
  status_code,
  error_message: refusals[status_code],
  smsinfo: [],
});

function readRequest(body: unknown): Asked | 4005 | 4022 {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return 4005;
  const request: Partial<Asked> = {};
  for (const name of asked) {
    const value: unknown = (body as Record<string, unknown>)[name];
    if (value === undefined || value === null || value === '') return 4022;
    if (typeof value !== 'string') return 4005;
    request[name] = value;
  }
  return request as Asked;
}

function refusalOf(sandbox: Sandbox, request: Asked): keyof typeof refusals | null {
  if (request.api_token.length > 50) return 4001;
  if (request.sid.length > 20) return 4002;
  if (!/^[a-zA-Z0-9]{1,20}$/.test(request.csms_id)) return 4020;
  if (!/^(\+?88)?01[3-9]\d{8}$/.test(request.msisdn)) return 4025;
  return sandbox.csmsIds.isUsed(request.csms_id) ? 4023 : null;
}
