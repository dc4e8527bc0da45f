import { parseArgs } from 'node:util';
import { parsePhone } from '../domain/phone.ts';
import { readGatewaysConfig } from '../server/config.ts';
import { faultOf } from './fault-of.ts';
import { type CheckWish, checkGateways } from './gateways/check-all.ts';

// npm run check:gateways [-- --sms NUMBER --mail ADDRESS --paid TRAN_ID --refund]: calls the gateways of the
// environment and prints where they differ from what our code relies on. Exits with 0 when nothing differs, 1 when
// something differs or could not be reached, 2 when the command was not understood.
const usage =
  'check:gateways: npm run check:gateways [-- --sms NUMBER --mail ADDRESS --paid TRAN_ID [--refund]]; --refund sends one taka of --paid back';

const readWish = (): CheckWish | undefined => {
  try {
    const { values } = parseArgs({
      options: {
        sms: { type: 'string' },
        mail: { type: 'string' },
        paid: { type: 'string' },
        refund: { type: 'boolean', default: false },
      },
    });
    const { sms: typed, mail, paid, refund } = values;
    const read = typed === undefined ? undefined : parsePhone(typed);
    const sms = read && 'phone' in read ? read.phone : undefined;
    if ((typed !== undefined && !sms) || (mail !== undefined && !mail.includes('@'))) return undefined;
    return refund && !paid ? undefined : { sms, mail, paid, refund };
  } catch {
    return undefined;
  }
};

const check = async (): Promise<number> => {
  const wish = readWish();
  if (!wish) {
    console.error(usage);
    return 2;
  }
  const config = readGatewaysConfig({ sms: wish.sms !== undefined, mail: wish.mail !== undefined });
  return (await checkGateways(config, wish, (line) => console.log(line))) === 0 ? 0 : 1;
};

process.exitCode = await check().catch((thrown: unknown) => {
  console.error(`check:gateways: ${faultOf(thrown)}`);
  return 1;
});
