type Facts = {
  nonce: string;
  secure: boolean;
  /** The address of the page. */
  path: string;
};

/** Tickets are scanned at the door of a coach, and nowhere else. */
const usesCamera = (path: string): boolean => /^(\/bn)?\/board\//.test(path);

/** A file that may change under its name: kept, but never used without asking. */
export const askedEachTime = (answer: Response): Response => {
  answer.headers.set('cache-control', 'no-cache');
  return answer;
};

/**
 * What a browser may do with a page of ours: only our own scripts and styles, nobody frames it, no address of a
 * ticket leaks to another site, and nothing personal stays in a shared cache.
 * form-action is left open: browsers also apply it to the redirect that leads to the gateway.
 */
export const securityHeaders = (answer: Response, { nonce, secure, path }: Facts): Response => {
  const { headers } = answer;
  // What somebody uploaded brings a stricter policy of its own.
  const policy = headers.get('content-security-policy');
  headers.set(
    'content-security-policy',
    policy ??
      [
        "default-src 'self'",
        `script-src 'self' 'nonce-${nonce}'`,
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
  );
  headers.set('x-content-type-options', 'nosniff');
  headers.set('referrer-policy', 'same-origin');
  headers.set('cross-origin-opener-policy', 'same-origin');
  headers.set(
    'permissions-policy',
    `camera=${usesCamera(path) ? '(self)' : '()'}, microphone=(), geolocation=()`,
  );
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  if (secure) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  return answer;
};
