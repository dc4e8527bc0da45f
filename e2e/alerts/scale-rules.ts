/** Divisor for the times of the rules: one of their minutes takes three seconds in the proof. */
export const factor = 20;

const secondsOf = { s: 1, m: 60, h: 3_600 } as const;
const duration = /(\d+)([smh])/;

/**
 * Figures that grow every second during a fault, with limits in seconds. The audit's is left out: it is due every six
 * hours in the proof too.
 */
const growing = ['poth_payments_overdue', 'poth_outbox_oldest', 'poth_payments_review_oldest'];

export type ScaledRules = {
  text: string;
  /** Names of all alerts, in the order of the file. */
  alerts: readonly string[];
  /** Sentences that list the shortened times of each alert. */
  says: readonly string[];
};

/**
 * Shortens the times in a file of alerts and changes nothing else: how long an alert must hold (for:), how far a rate
 * looks back ([5m]), and limits of figures that grow every second.
 */
export const scaleRules = (text: string): ScaledRules => {
  const changes = new Map<string, string[]>();
  const alerts: string[] = [];
  const note = (change: string): void => {
    const alert = alerts.at(-1) ?? '';
    changes.set(alert, [...(changes.get(alert) ?? []), change]);
  };
  const shorten = (written: string): string => {
    const [, count, unit] = duration.exec(written) ?? [];
    const seconds = Number(count) * secondsOf[unit as keyof typeof secondsOf];
    const shorter = `${Math.max(1, Math.round(seconds / factor))}s`;
    note(`${written} to ${shorter}`);
    return shorter;
  };
  const limit = new RegExp(`\\b((?:${growing.join('|')})_seconds > )(\\d+)`, 'g');
  const shortenLimit = (_: string, before: string, seconds: string): string => {
    const shorter = Math.round(Number(seconds) / factor);
    note(`${seconds} to ${shorter} (seconds)`);
    return `${before}${shorter}`;
  };
  const lines = text.split('\n').map((line) => {
    const name = /^\s*- alert: (\w+)/.exec(line)?.[1];
    if (name) alerts.push(name);
    if (/^\s*for: /.test(line)) return line.replace(duration, shorten);
    if (/^\s*expr: /.test(line))
      return line.replace(/(?<=\[)\d+[smh](?=\])/g, shorten).replace(limit, shortenLimit);
    return line;
  });
  return {
    text: lines.join('\n'),
    alerts,
    says: [...changes].map(([alert, made]) => `${alert}: ${made.join(', ')}`),
  };
};
