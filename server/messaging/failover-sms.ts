import {
  afterFailure,
  closedCircuit,
  duringTrial,
  isResting,
  type SmsCircuit,
} from '@poth/domain/messaging/sms-circuit.ts';
import type { SmsGatewayName } from '@poth/domain/messaging/sms-gateway.ts';
import type { SmsGatewayHealth } from '@poth/domain/back-office/health.ts';
import type { Sms, SmsGateway, SmsReceipt, SmsReport, SmsSender } from './ports.ts';
import { SmsFailure, type SmsOutcome } from './sms-failure.ts';

type Watched = { gateway: SmsGateway; circuit: SmsCircuit; health: SmsGatewayHealth };

/** Sends SMS through several gateways, and reports their health as seen by this process. */
export type FailoverSms = SmsSender & {
  health(): SmsGatewayHealth[];
  /** Asks a gateway what became of messages that it took. */
  deliveriesOf(gateway: SmsGatewayName, gatewayIds: readonly string[]): Promise<SmsReport[]>;
};

const failureOf = (thrown: unknown): SmsFailure =>
  thrown instanceof SmsFailure ? thrown : new SmsFailure('unclear', String(thrown));

/**
 * Sends SMS through the first gateway that takes them, in their order; one that failed lately comes last
 * (domain/messaging/sms-circuit.ts). After an unclear answer the same gateway is asked once more with the same ref,
 * which it sends only once. A message may be sent twice only in two cases: that stays unclear too, as one gateway sent
 * it without ever saying so, and the other takes over; or the program ends before it has marked what the second took,
 * and the first works again.
 */
export const failoverSms = (
  gateways: readonly [SmsGateway, ...SmsGateway[]],
  {
    now = () => new Date(),
    noteSms,
  }: { now?: () => Date; noteSms: (gateway: string, outcome: SmsOutcome) => void },
): FailoverSms => {
  const all: Watched[] = gateways.map((gateway) => ({
    gateway,
    circuit: closedCircuit,
    health: {
      name: gateway.name,
      since: now(),
      goodAt: null,
      failedAt: null,
      failure: null,
      restsUntil: null,
    },
  }));

  const note = (watched: Watched, outcome: SmsOutcome, said = ''): void => {
    noteSms(watched.gateway.name, outcome);
    if (outcome === 'accepted') watched.health.goodAt = now();
    else Object.assign(watched.health, { failedAt: now(), failure: said });
    // A refusal of one message is an answer: the gateway works.
    const isWell = outcome === 'accepted' || outcome === 'message';
    watched.circuit = isWell ? closedCircuit : afterFailure(watched.circuit, now());
  };

  const ask = async (watched: Watched, sms: Sms): Promise<SmsReceipt> => {
    try {
      const receipt = await watched.gateway.send(sms);
      note(watched, 'accepted');
      return receipt;
    } catch (thrown) {
      const failure = failureOf(thrown);
      note(watched, failure.fault, failure.message);
      throw failure;
    }
  };

  const askUntilClear = (watched: Watched, sms: Sms): Promise<SmsReceipt> => {
    watched.circuit = duringTrial(watched.circuit, now());
    return ask(watched, sms).catch((failure: SmsFailure) => {
      if (failure.fault !== 'unclear' || all.length === 1) throw failure;
      return ask(watched, sms).catch((again: SmsFailure) => {
        // The gateway refuses the repeat for its own state, but the first attempt may have been sent.
        throw again.fault === 'gateway' ? new SmsFailure('unclear', again.message) : again;
      });
    });
  };

  return {
    health: () => all.map(({ health, circuit }) => ({ ...health, restsUntil: circuit.restsUntil })),
    deliveriesOf: async (name, gatewayIds) => {
      const asked = all.find(({ gateway }) => gateway.name === name)?.gateway;
      return (await asked?.deliveriesOf?.(gatewayIds)) ?? [];
    },
    async send(sms) {
      const others = all.filter(({ gateway }) => gateway.name !== sms.leaveOut);
      const open = others.length > 0 ? others : all;
      const resting = open.filter(({ circuit }) => isResting(circuit, now()));
      const failures: SmsFailure[] = [];
      for (const watched of [...open.filter((one) => !resting.includes(one)), ...resting])
        try {
          return await askUntilClear(watched, sms);
        } catch (thrown) {
          failures.push(failureOf(thrown));
        }
      const said = failures.map(({ message }) => message).join('; ');
      throw new SmsFailure(
        failures.find(({ fault }) => fault === 'unclear')?.fault ?? failures[0]!.fault,
        said,
      );
    },
  };
};
