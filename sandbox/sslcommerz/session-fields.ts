import { takaPer, toPaisa } from './amounts.ts';

/**
 * Field of a session request: name, greatest length, and when it is required.
 * Source: the field table of SSLCommerz v4, with the limits that the comments of its SDK confirm.
 */
type Rule = {
  max: number;
  need?: 'always' | 'shipped' | 'courier' | 'airline-tickets' | 'travel-vertical' | 'telecom-vertical';
};

const always = (max: number): Rule => ({ max, need: 'always' });
const shipped = (max: number): Rule => ({ max, need: 'shipped' });

export const sessionFields: Readonly<Record<string, Rule>> = {
  store_id: always(30),
  store_passwd: always(30),
  total_amount: always(13),
  currency: always(3),
  tran_id: always(30),
  success_url: always(255),
  fail_url: always(255),
  cancel_url: always(255),
  ipn_url: { max: 255 },
  product_category: always(50),
  product_name: always(255),
  product_profile: always(100),
  cus_name: always(50),
  cus_email: always(50),
  cus_add1: always(50),
  cus_add2: { max: 50 },
  cus_city: always(50),
  cus_state: { max: 50 },
  cus_country: always(50),
  cus_postcode: always(30),
  cus_phone: always(20),
  cus_fax: { max: 20 },
  shipping_method: always(50),
  num_of_item: always(10),
  ship_name: shipped(50),
  ship_add1: shipped(50),
  ship_add2: { max: 50 },
  ship_area: shipped(50),
  ship_city: shipped(50),
  ship_sub_city: shipped(50),
  ship_state: { max: 50 },
  ship_postcode: shipped(50),
  ship_country: shipped(50),
  weight_of_items: { max: 10, need: 'courier' },
  logistic_pickup_id: { max: 50, need: 'courier' },
  logistic_delivery_type: { max: 50, need: 'courier' },
  multi_card_name: { max: 30 },
  allowed_bin: { max: 255 },
  emi_option: { max: 1 },
  emi_max_inst_option: { max: 2 },
  emi_selected_inst: { max: 2 },
  emi_allow_only: { max: 1 },
  cart: { max: 65_535 },
  product_amount: { max: 13 },
  vat: { max: 13 },
  discount_amount: { max: 13 },
  convenience_fee: { max: 13 },
  value_a: { max: 255 },
  value_b: { max: 255 },
  value_c: { max: 255 },
  value_d: { max: 255 },
  hours_till_departure: { max: 30, need: 'airline-tickets' },
  flight_type: { max: 30, need: 'airline-tickets' },
  pnr: { max: 50, need: 'airline-tickets' },
  journey_from_to: { max: 255, need: 'airline-tickets' },
  third_party_booking: { max: 20, need: 'airline-tickets' },
  hotel_name: { max: 255, need: 'travel-vertical' },
  length_of_stay: { max: 30, need: 'travel-vertical' },
  check_in_time: { max: 30, need: 'travel-vertical' },
  hotel_city: { max: 50, need: 'travel-vertical' },
  product_type: { max: 30, need: 'telecom-vertical' },
  topup_number: { max: 150, need: 'telecom-vertical' },
  country_topup: { max: 30, need: 'telecom-vertical' },
};

const profiles = [
  'general',
  'physical-goods',
  'non-physical-goods',
  'airline-tickets',
  'travel-vertical',
  'telecom-vertical',
];
const shippingMethods = ['YES', 'NO', 'Courier', 'SSLCOMMERZ_LOGISTIC'];
const web = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? '');
const money = (text: string) => toPaisa(text) !== null;
const flag = (text: string) => /^[01]$/.test(text);
const count = (text: string) => /^\d+$/.test(text);

const shapes: Readonly<Record<string, (text: string) => boolean>> = {
  total_amount: money,
  product_amount: money,
  vat: money,
  discount_amount: money,
  convenience_fee: money,
  currency: (text) => text in takaPer,
  success_url: web,
  fail_url: web,
  cancel_url: web,
  ipn_url: web,
  cus_email: (text) => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text),
  product_profile: (text) => profiles.includes(text),
  shipping_method: (text) => shippingMethods.includes(text),
  num_of_item: count,
  emi_max_inst_option: count,
  emi_selected_inst: count,
  emi_option: flag,
  emi_allow_only: flag,
  cart: (text) => {
    try {
      return Array.isArray(JSON.parse(text));
    } catch {
      return false;
    }
  },
};

function needed(rule: Rule, request: Record<string, string>): boolean {
  if (rule.need === undefined) return false;
  if (rule.need === 'always') return true;
  if (rule.need === 'shipped') return request.shipping_method === 'YES';
  if (rule.need === 'courier') return request.shipping_method === 'SSLCOMMERZ_LOGISTIC';
  return request.product_profile === rule.need;
}

/** Returns the gateway's sentence on the first fault of a session request; null where there is none. */
export function faultOf(request: Record<string, string>): string | null {
  for (const [name, rule] of Object.entries(sessionFields)) {
    const text = request[name] ?? '';
    if (text.trim() === '') {
      if (needed(rule, request)) return `Invalid Information! '${name}' is missing or empty.`;
      continue;
    }
    if ([...text].length > rule.max)
      return `Invalid Information! '${name}' is longer than ${rule.max} characters.`;
    if (shapes[name]?.(text) === false) return `Invalid Information! '${name}' is not valid.`;
  }
  return null;
}
