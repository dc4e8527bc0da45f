import * as account from './account/calls.ts';
import * as admin from './admin/calls.ts';
import * as audit from './audit/calls.ts';
import * as boarding from './boarding/calls.ts';
import * as booking from './booking/calls.ts';
import * as card from './card/calls.ts';
import * as content from './content/calls.ts';
import * as counter from './counter/calls.ts';
import * as enquiry from './enquiry/calls.ts';
import * as fleet from './fleet/calls.ts';
import * as operator from './operator/calls.ts';
import * as payment from './payment/calls.ts';
import * as place from './place/calls.ts';
import * as privacy from './privacy/calls.ts';
import * as promo from './promo/calls.ts';
import * as refund from './refund/calls.ts';
import * as report from './report/calls.ts';
import * as search from './search/calls.ts';
import * as seating from './seating/calls.ts';
import * as settings from './settings/calls.ts';
import * as settlement from './settlement/calls.ts';
import * as ticket from './ticket/calls.ts';
import * as trip from './trip/calls.ts';
import * as voice from './voice/calls.ts';
import { type BoundCalls, bindCalls } from './bind-calls.ts';
import type { Deps } from './deps.ts';

/** The nouns that can be asked; a file that declares a call stands in the calls.ts of its noun. */
export const nouns = {
  account,
  admin,
  audit,
  boarding,
  booking,
  card,
  content,
  counter,
  enquiry,
  fleet,
  operator,
  payment,
  place,
  privacy,
  promo,
  refund,
  report,
  search,
  seating,
  settings,
  settlement,
  ticket,
  trip,
  voice,
};

/** Everything that can be asked of Poth, by noun: web and API call these and nothing else. */
export type Portal = { readonly [Noun in keyof typeof nouns]: BoundCalls<(typeof nouns)[Noun]> };

/** Opens the calls of every noun over the world. Problems: those of each call's gate, of bad input, and its own. */
export const buildPortal = (deps: Deps): Portal => bindCalls(nouns, deps);
