import type { Sandbox } from '../sandbox.ts';
import { postForm } from '../sslcommerz/send-ipn.ts';
import type { Carried, Session } from '../state.ts';

const patienceMs = 30_000;

/** Goes back to the portal as a browser does: by SSLCommerz's form, by a link for the other gateways. */
export async function carryBack(
  sandbox: Sandbox,
  { gateway }: Session,
  { url, fields }: Carried,
): ReturnType<typeof postForm> {
  if (gateway === 'sslcommerz') return postForm(url, fields, sandbox.stopping);
  try {
    const signal = AbortSignal.any([sandbox.stopping, AbortSignal.timeout(patienceMs)]);
    const answer = await fetch(url, { redirect: 'manual', signal });
    const body = (await answer.text()).slice(0, 2_000);
    return { status: answer.status, location: answer.headers.get('location'), body };
  } catch (fault) {
    return { status: 0, location: null, body: fault instanceof Error ? fault.message : String(fault) };
  }
}
