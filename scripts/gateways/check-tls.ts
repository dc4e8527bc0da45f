import { connect } from 'node:tls';
import type { Step } from './report.ts';

const knownProtocols = ['TLSv1.2', 'TLSv1.3'];
const leastDaysLeft = 14;
const dayMs = 86_400_000;

/** Reports the TLS of a web address: protocol, the certificate's issuer, and its expiry. */
export const checkTls = (name: string, address: string, timeoutMs: number): Promise<Step> => {
  const url = new URL(address);
  const step = (differences: string[], note?: string): Step => ({
    name: `${name} TLS`,
    differences,
    ...(note && { note }),
  });
  if (url.protocol === 'http:')
    return Promise.resolve(
      ['127.0.0.1', 'localhost'].includes(url.hostname)
        ? step([], 'none, on this machine')
        : step(['plain http, where we speak TLS']),
    );
  return new Promise((resolve) => {
    const socket = connect({
      host: url.hostname,
      port: Number(url.port || 443),
      servername: url.hostname,
      rejectUnauthorized: false,
      timeout: timeoutMs,
    });
    const end = (found: Step): void => {
      socket.destroy();
      resolve(found);
    };
    socket.once('secureConnect', () => {
      const protocol = socket.getProtocol() ?? 'none';
      const daysLeft = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / dayMs);
      end(
        step(
          [
            ...(knownProtocols.includes(protocol) ? [] : [`${protocol}, where we know TLS 1.2 and 1.3`]),
            ...(socket.authorized ? [] : ['its certificate is not one that this machine trusts']),
            ...(daysLeft < leastDaysLeft ? [`its certificate ends in ${daysLeft} days`] : []),
          ],
          `${protocol}, certificate for ${daysLeft} days more`,
        ),
      );
    });
    socket.once('timeout', () => end(step([`no answer within ${timeoutMs} ms`])));
    socket.once('error', () => end(step(['no connection'])));
  });
};
