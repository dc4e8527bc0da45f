import { describe, expect, test } from 'vitest';
import { aSandbox } from '../testing.ts';

type Part = Record<string, unknown>;

async function anInfobip() {
  const sandbox = await aSandbox();
  const ask = (path: string, init: RequestInit = {}, key = 'App key') =>
    fetch(`${sandbox.url}/sms/infobip/${path}`, { ...init, headers: { authorization: key } });
  const send = (message: Part = {}, destination: Part = {}, key?: string) => {
    const destinations = [{ to: '8801711111111', messageId: 'M1', ...destination }];
    const body = { messages: [{ from: 'POTH', destinations, text: 'Seat A1', ...message }] };
    return ask('sms/2/text/advanced', { method: 'POST', body: JSON.stringify(body) }, key);
  };
  const statusOf = async (answer: Response) => {
    const { messages } = (await answer.json()) as { messages: { status: { name: string } }[] };
    return messages[0]?.status.name;
  };
  const logs = (query: string) => ask(`sms/1/logs?${query}`).then((answer) => answer.json());
  return { sandbox, send, statusOf, logs };
}

describe('an SMS by Infobip', () => {
  test('is caught and answered as pending', async () => {
    const { sandbox, send } = await anInfobip();
    const answer = await send();
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      messages: [
        {
          to: '8801711111111',
          messageId: 'M1',
          smsCount: 1,
          status: { groupId: 1, name: 'PENDING_ACCEPTED' },
        },
      ],
    });
    expect(await sandbox.json('/__sandbox/messages?to=01711111111')).toMatchObject([
      { from: 'POTH', text: 'Seat A1', sms: { gateway: 'infobip', csmsId: 'M1' } },
    ]);
  });

  test.each<[Part, Part]>([
    [{ from: 'a name that is too long' }, {}],
    [{ text: '' }, {}],
    [{ text: undefined }, {}],
    [{ sms: 'Seat A1' }, {}],
    [{ destinations: [] }, {}],
    [{}, { to: '+8801711111111' }],
    [{}, { to: 8801711111111 }],
    [{}, { message_id: 'M1' }],
  ])('is refused for %j %j', async (message, destination) => {
    const { sandbox, send } = await anInfobip();
    const answer = await send(message, destination);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      requestError: { serviceException: { messageId: 'BAD_REQUEST' } },
    });
    expect(await sandbox.json('/__sandbox/messages')).toEqual([]);
  });

  test('without a key is refused', async () => {
    const { send } = await anInfobip();
    expect((await send({}, {}, 'Basic key')).status).toBe(401);
  });

  test('with the same id is rejected, and sent once', async () => {
    const { sandbox, send, statusOf } = await anInfobip();
    await send();
    expect(await statusOf(await send())).toBe('REJECTED_DUPLICATE_MESSAGE_ID');
    expect(await sandbox.json('/__sandbox/messages')).toHaveLength(1);
  });

  test('is told of in the log as the scenario has it', async () => {
    const { sandbox, send, logs } = await anInfobip();
    await send({}, { messageId: 'M1' });
    await send({}, { messageId: 'M2' });
    const results = [{ messageId: 'M2', status: { name: 'DELIVERED_TO_HANDSET' } }];
    expect(await logs('messageId=M2&messageId=M9')).toMatchObject({ results });
    await sandbox.control('scenario', { infobipDelivery: 'undeliverable' });
    expect(await logs('messageId=M1&messageId=M2&limit=1')).toMatchObject({
      results: [{ messageId: 'M1', status: { groupId: 2 } }],
    });
  });
});
