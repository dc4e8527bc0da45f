import { z } from 'zod';
import { amountText } from '@poth/domain/money.ts';
import type { PaymentMethod } from '@poth/domain/payment/payment.ts';
import type { Order, SessionAnswer } from '../gateway.ts';
import { Scalar } from '../read-answer.ts';
import { call, sessionPath, type SslcommerzConfig } from './call.ts';

const Session = z.object({
  status: Scalar,
  failedreason: Scalar.optional(),
  GatewayPageURL: Scalar.optional(),
});

/** Gateway's names for the payment methods; null offers all of them. */
const channels: Record<PaymentMethod, string | null> = {
  bkash: 'bkash',
  nagad: 'nagad',
  card: 'visacard,mastercard,amexcard',
  other: null,
};

/** Reasons of refusals because of our account, which meet every order; the gateway gives no codes, only words. */
const ofStore = /store|credential|inactive|de-active/i;

const asNationalNumber = (phone: string): string => phone.replace(/^\+88/, '');

/**
 * Fields of a session, without the store's own.
 * The name is cut to the gateway's 50 letters; the e-mail is never cut, because the gateway sends its receipt there.
 */
export const sessionFields = (
  config: Pick<SslcommerzConfig, 'fallbackEmail' | 'productProfile'>,
  order: Order,
): Record<string, string> => {
  const channel = channels[order.method];
  return {
    total_amount: amountText(order.amountPaisa),
    currency: 'BDT',
    tran_id: order.tranId,
    success_url: order.returnUrls.success,
    fail_url: order.returnUrls.fail,
    cancel_url: order.returnUrls.cancel,
    ipn_url: order.returnUrls.ipn,
    product_category: 'bus ticket',
    product_name: order.product.slice(0, 255),
    product_profile: config.productProfile,
    cus_name: order.contact.name.slice(0, 50),
    cus_email: order.contact.email ?? config.fallbackEmail,
    cus_add1: 'Bangladesh',
    cus_city: 'Dhaka',
    cus_postcode: '1000',
    cus_country: 'Bangladesh',
    cus_phone: asNationalNumber(order.contact.phone),
    shipping_method: 'NO',
    num_of_item: String(order.seatCount),
    ...(channel ? { multi_card_name: channel } : {}),
  };
};

/** Opens a hosted checkout, SSLCommerz v4 call A. */
export const openSession = async (config: SslcommerzConfig, order: Order): Promise<SessionAnswer> => {
  const reply = await call(config, sessionPath, sessionFields(config, order), 'form', Session);
  if (!reply.ok) return { kind: 'silent', reason: reply.reason };
  const { status, GatewayPageURL: pageUrl, failedreason } = reply.body;
  if (status === 'SUCCESS' && pageUrl) return { kind: 'opened', pageUrl };
  const reason = failedreason || status;
  return { kind: 'refused', reason, ofInput: !ofStore.test(reason) };
};
