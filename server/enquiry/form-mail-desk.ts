import type { EnquiryDesk } from './ports.ts';

/** Account with a form-mail service, with the field names of its contract. */
export type FormMailAccount = {
  /** Base address of the service: https://api.emailjs.com. */
  baseUrl: string;
  serviceId: string;
  templateId: string;
  userId: string;
  accessToken?: string | undefined;
};

const timeoutMs = 10_000;

/** Delivers queries by a form-mail service: only status 200 means that one was accepted. */
export const formMailDesk = (account: FormMailAccount): EnquiryDesk => ({
  async take({ firstName, lastName, userEmail, subject, message }) {
    const form = new FormData();
    const fields = {
      service_id: account.serviceId,
      template_id: account.templateId,
      user_id: account.userId,
      ...(account.accessToken && { accessToken: account.accessToken }),
      first_name: firstName,
      last_name: lastName,
      user_email: userEmail,
      subject,
      message,
    };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const address = new URL('/api/v1.0/email/send-form', account.baseUrl);
    // A service that runs our own software refuses requests without this header.
    const headers = { 'x-poth-client': 'portal' };
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(address, { method: 'POST', body: form, headers, signal, redirect: 'error' });
    const said = (await answer.text()).slice(0, 200);
    if (answer.status !== 200) throw new Error(`the form-mail service answered ${answer.status}: ${said}`);
  },
});
