import type { Granted } from '../shared-token.ts';
import { type BkashConfig, bkashPaths, post } from './call.ts';

/** Asks bKash for a token; undefined where it grants none. Never repeated: more than two in an hour lock the merchant. */
export const grantToken = (config: BkashConfig) => async (): Promise<Granted | undefined> => {
  const { username, password, appKey, appSecret, timeoutMs } = config;
  const reply = await post(config, bkashPaths.grant, {
    body: { app_key: appKey, app_secret: appSecret },
    headers: { username, password },
    timeoutMs,
    mayRepeat: false,
  });
  if (reply.kind !== 'done') return undefined;
  const token = reply.fields.field('id_token');
  const seconds = Number(reply.fields.field('expires_in') || 3600);
  return token && seconds > 0 ? { token, seconds } : undefined;
};
