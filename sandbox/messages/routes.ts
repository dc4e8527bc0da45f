import { Hono } from 'hono';
import { limitBody } from '../limit-body.ts';
import type { Http, Sandbox } from '../sandbox.ts';
import type { Message } from '../state.ts';
import { listInfobipLogs } from './infobip-logs.ts';
import { sendByInfobip } from './infobip.ts';
import { clearMessages, findMessages } from './inbox.ts';
import { attachmentHref, messagesPage } from './page.ts';
import { sendSms } from './sms.ts';

/** Serves the addresses of the SMS providers, and the caught messages as a page and as JSON. */
export function messageRoutes(sandbox: Sandbox) {
  const app = new Hono<Http>();
  app.post('/sms/api/v3/send-sms', limitBody(64 * 1024), (c) => sendSms(c, sandbox));
  app.post('/sms/infobip/sms/2/text/advanced', limitBody(64 * 1024), (c) => sendByInfobip(c, sandbox));
  app.get('/sms/infobip/sms/1/logs', (c) => listInfobipLogs(c, sandbox));

  app.get('/messages', (c) => {
    const to = c.req.query('to') ?? '';
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data: 'self'",
    );
    return c.html(messagesPage(findMessages(sandbox, to), to));
  });

  app.get('/messages/:id/attachments/:index', async (c) => {
    const message = sandbox.state.messages.find((one) => one.id === c.req.param('id'));
    const index = Number(c.req.param('index'));
    const file = message?.attachments[index];
    const bytes = message && file ? await sandbox.attachments.get(message.id, index) : null;
    if (!file || !bytes) return c.text('There is no such attachment.', 404);
    return c.body(new Uint8Array(bytes), 200, {
      'Content-Type': file.type,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'X-Content-Type-Options': 'nosniff',
    });
  });

  app.get('/__sandbox/messages', (c) => c.json(findMessages(sandbox, c.req.query('to')).map(asJson)));
  app.delete('/__sandbox/messages', async (c) => {
    await clearMessages(sandbox);
    return c.body(null, 204);
  });
  return app;
}

const asJson = (message: Message) => ({
  ...message,
  to: message.to.join(', '),
  at: new Date(message.at).toISOString(),
  attachments: message.attachments.map((file, index) => ({ ...file, href: attachmentHref(message, index) })),
});
