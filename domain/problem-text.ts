import { type DhakaDate, formatDate, formatMoment } from './dhaka.ts';
import { type Bilingual, digits, type Language } from './language.ts';
import type { ProblemCode, ProblemNote } from './problem.ts';

/** Sentence of each problem: what happened and what to do. {field} is filled in from the problem. */
const sentences: Record<ProblemCode, Bilingual> = {
  'invalid-input': {
    en: 'Some fields need a correction.',
    bn: 'কয়েকটি ঘর ঠিক করতে হবে।',
  },
  'not-found': {
    en: 'This page or booking could not be found. Check the address or start again from search.',
    bn: 'এই পাতা বা বুকিং পাওয়া যায়নি। ঠিকানাটি দেখুন, না হলে আবার খুঁজুন।',
  },
  'call-unknown': {
    en: 'There is no call at this address. Every call is listed at /developers.',
    bn: 'এই ঠিকানায় কোনো কল নেই। সব কলের তালিকা /developers পাতায় আছে।',
  },
  'method-not-allowed': {
    en: 'This address does not take this method. It takes {allow}.',
    bn: 'এই ঠিকানায় এই মেথড চলে না। যা চলে: {allow}।',
  },
  'not-allowed': {
    en: 'You may not do this. Open your ticket with its link, or ask for a code.',
    bn: 'এটি করার অনুমতি নেই। টিকিটের লিংক দিয়ে খুলুন, না হলে একটি কোড নিন।',
  },
  'foreign-origin': {
    en: 'This request came from another site, so it was not carried out. Try again from this page.',
    bn: 'অনুরোধটি অন্য সাইট থেকে এসেছে, তাই কাজটি করা হয়নি। এই পাতা থেকে আবার চেষ্টা করুন।',
  },
  'too-large': { en: 'That is too much to send at once.', bn: 'একবারে এত তথ্য পাঠানো যায় না।' },
  'too-many-tries': {
    en: 'Too many tries. Wait {retryAfterSeconds} and try again.',
    bn: 'অনেকবার চেষ্টা হয়েছে। {retryAfterSeconds} পরে আবার চেষ্টা করুন।',
  },
  'number-has-its-codes': {
    en: 'No more codes can go to this number by SMS for {retryAfterSeconds}. Take another way, or wait.',
    bn: 'এই নম্বরে আগামী {retryAfterSeconds} এসএমএসে আর কোড পাঠানো যাবে না। অন্য উপায় নিন, না হলে অপেক্ষা করুন।',
  },
  'ticket-sent-lately': {
    en: 'The SMS of the ticket has gone to this number as often as it may for now. Ask again in {retryAfterSeconds}; the ticket on this page is as good.',
    bn: 'এই নম্বরে টিকিটের এসএমএস এখন আর পাঠানো যাবে না। {retryAfterSeconds} পরে আবার চেষ্টা করুন; এই পাতার টিকিট দিয়েও বাসে ওঠা যাবে।',
  },
  'key-reused': {
    en: 'This request was already used for something else. Reload the page and try again.',
    bn: 'এই অনুরোধ আগে অন্য কাজে লেগেছে। পাতাটি আবার খুলে চেষ্টা করুন।',
  },
  'trip-not-on-sale': {
    en: 'This coach is not on sale. Choose another one.',
    bn: 'এই কোচের টিকিট এখন বিক্রি হচ্ছে না। অন্য একটি বাস বেছে নিন।',
  },
  'sale-not-open': {
    en: 'Seats of this coach go on sale on {opensAt}. Nobody can take one before; come back then.',
    bn: 'এই বাসের টিকিট বিক্রি শুরু: {opensAt}। তার আগে কেউ সিট নিতে পারবেন না, তখন আবার আসুন।',
  },
  'opens-before-all': {
    en: 'Coaches of {serviceDate} go on sale on {opensAt} for all companies. Yours may open later, not earlier.',
    bn: '{serviceDate} তারিখের বাসের টিকিট বিক্রি সব কোম্পানির জন্য শুরু: {opensAt}। আপনি এর পরে শুরু করতে পারেন, আগে নয়।',
  },
  'waiting-room': {
    en: 'There is a waiting room before the seats of this date. Take a place there; you get in when your number is admitted.',
    bn: 'এই তারিখের টিকিটের জন্য অপেক্ষার ঘর আছে। সেখানে জায়গা নিন; আপনার নম্বর এলে ভেতরে যেতে পারবেন।',
  },
  'room-over': {
    en: 'This waiting room is over. Go straight to the coaches.',
    bn: 'এই অপেক্ষার ঘরের কাজ শেষ। সরাসরি বাস বেছে নিন।',
  },
  'waiting-place-unknown': {
    en: 'This place is not known here, or it is over. Take a new one.',
    bn: 'এই জায়গাটি পাওয়া যায়নি, না হলে এর মেয়াদ শেষ। নতুন জায়গা নিন।',
  },
  'waiting-place-used': {
    en: 'Somebody has gone in with this place in another browser. Go on there, or wait until that time is over.',
    bn: 'অন্য একটি ব্রাউজার থেকে এই জায়গা দিয়ে ভেতরে যাওয়া হয়েছে। সেখানেই এগিয়ে যান, না হলে সেই সময় শেষ হওয়া পর্যন্ত অপেক্ষা করুন।',
  },
  'lot-not-drawn': {
    en: 'The lot of this waiting room has not been drawn yet.',
    bn: 'এই অপেক্ষার ঘরের লটারি এখনও হয়নি।',
  },
  'sale-closed': {
    en: 'Online sale for this stop has closed. Buy at the counter or choose a later coach.',
    bn: 'এই স্টপের অনলাইন বিক্রি বন্ধ হয়েছে। কাউন্টার থেকে নিন, না হলে পরের কোনো বাস বেছে নিন।',
  },
  'seat-unknown': {
    en: 'This coach has no seat {seats}. Choose from the map.',
    bn: 'এই কোচে {seats} নামে কোনো সিট নেই। ছক থেকে সিট বেছে নিন।',
  },
  'seat-taken': {
    en: 'Seat {seats} has just been taken. Please take another one.',
    bn: '{seats} সিট এইমাত্র অন্য কেউ নিয়েছেন। অন্য একটি সিট নিন।',
  },
  'too-many-seats': {
    en: 'One booking holds at most {limit} seats.',
    bn: 'এক বুকিংয়ে সর্বোচ্চ {limit}টি সিট নেওয়া যায়।',
  },
  'too-many-holds': {
    en: 'You already hold seats on {limit} coaches. Finish or release one of them first.',
    bn: 'আপনি এরই মধ্যে {limit}টি বাসে সিট রেখেছেন। আগে একটি শেষ করুন বা ছেড়ে দিন।',
  },
  'number-proof-needed': {
    en: 'Many seats of this coach are being held from your network. Prove your number with a code and go on; or log in to an account with a number, or try again in some minutes.',
    bn: 'আপনার নেটওয়ার্ক থেকে এই বাসের অনেক সিট রাখা হয়েছে। কোড দিয়ে আপনার নম্বর যাচাই করে এগিয়ে যান। চাইলে নম্বর আছে এমন অ্যাকাউন্টে লগ ইন করুন, না হলে কয়েক মিনিট পরে আবার চেষ্টা করুন।',
  },
  'unpaid-limit': {
    en: 'Your number has had {limit} seats of this coach within the last while that were not paid. Pay for those you hold, or choose another coach.',
    bn: 'আপনার নম্বরে এই বাসের {limit}টি সিট রাখা হয়েছিল, টাকা দেওয়া হয়নি। যেগুলো রাখা আছে সেগুলোর টাকা দিন, না হলে অন্য বাস বেছে নিন।',
  },
  'phone-limit': {
    en: 'One number may have {limit} seats between these places on one day, and with these it would have more. Use the number of the person who travels.',
    bn: 'এক নম্বরে এক দিনে এই রুটে সর্বোচ্চ {limit}টি সিট কেনা যায়, এগুলো নিলে তার বেশি হবে। যিনি যাবেন তাঁর নম্বর দিন।',
  },
  'device-limit': {
    en: 'From one phone or account {limit} seats between these places may be paid for on one day, under whatever numbers. Other passengers can buy on their own phone, or at the counter.',
    bn: 'এক ফোন বা অ্যাকাউন্ট থেকে এক দিনে এই রুটে সর্বোচ্চ {limit}টি সিট কেনা যায়, নম্বর যা-ই হোক। যিনি যাবেন তিনি নিজের ফোন থেকে বা কাউন্টারে কিনতে পারেন।',
  },
  'seats-free': {
    en: 'This coach has enough free seats again. Choose them on its seat map.',
    bn: 'এই বাসে আবার সিট খালি আছে। ছক থেকে বেছে নিন।',
  },
  'waitlist-closed': {
    en: 'This coach leaves too soon for a waiting list. Look at its seat map.',
    bn: 'বাস ছাড়তে দেরি নেই, অপেক্ষার তালিকা বন্ধ। ছক দেখুন।',
  },
  'waitlist-limit': {
    en: 'This number or phone has no more places on lists of this date. Leave one.',
    bn: 'এই নম্বরে বা ফোনে এই তারিখে আর তালিকায় ওঠা যাবে না। একটি ছেড়ে দিন।',
  },
  'wish-met': {
    en: 'It is so already. Choose from the list of coaches.',
    bn: 'এমন সিট এখনই আছে। বাসের তালিকা থেকে নিন।',
  },
  'notify-limit': {
    en: 'This number waits for {limit} messages already. End one by its link.',
    bn: 'এই নম্বরে {limit}টি অনুরোধ আছে। একটি তার লিংক থেকে বন্ধ করুন।',
  },
  'offer-over': {
    en: 'The seats are not kept for you any more.',
    bn: 'সিট আর আপনার জন্য রাখা নেই।',
  },
  'women-only-seat': {
    en: 'Seat {seats} is kept for women. If a woman travels in it, say so beside her name; otherwise take another seat.',
    bn: '{seats} সিট মহিলাদের জন্য রাখা। মহিলা যাত্রী হলে নামের পাশে জানান, না হলে অন্য সিট নিন।',
  },
  'hold-expired': {
    en: 'The time is over, the seats are no longer held for you. Choose your seats again.',
    bn: 'সময় শেষ হয়ে গেছে, সিট আর আপনার জন্য রাখা নেই। আবার সিট বেছে নিন।',
  },
  'booking-closed': {
    en: 'This booking can no longer be changed here. Look it up to see how it stands.',
    bn: 'এই বুকিং আর এখানে বদলানো যাবে না। টিকিট খুঁজে এর অবস্থা দেখুন।',
  },
  'payment-open': {
    en: 'A payment with these names and this number is open. Finish it, or cancel it on the payment page; then they can be changed.',
    bn: 'এই নাম ও নম্বর দিয়ে একটি পেমেন্ট চলছে। সেটি শেষ করুন, অথবা পেমেন্টের পাতায় গিয়ে বাতিল করুন; তারপর বদলাতে পারবেন।',
  },
  'price-changed': {
    en: 'The price is higher now than it was shown. Look at the new price, then pay.',
    bn: 'দাম আগে যা দেখানো হয়েছিল তার চেয়ে বেড়েছে। নতুন দাম দেখে তারপর টাকা দিন।',
  },
  'way-being-paid': {
    en: 'One of the two ways is being paid for by itself. Finish that payment, or cancel it on the payment page; then you can pay for both together.',
    bn: 'যাওয়া ও ফেরার একটির পেমেন্ট আলাদাভাবে চলছে। সেটি শেষ করুন, অথবা পেমেন্টের পাতায় গিয়ে বাতিল করুন; তারপর দুটির টাকা একসঙ্গে দিতে পারবেন।',
  },
  'terms-not-accepted': {
    en: 'Please read the terms and tick the box to go on.',
    bn: 'শর্তাবলি পড়ে ঘরটিতে টিক দিন, তারপর এগিয়ে যান।',
  },
  'gateway-unavailable': {
    en: 'The payment page did not answer. Your seats are still held, try again in a moment.',
    bn: 'পেমেন্টের পাতা সাড়া দেয়নি। সিট এখনও আপনার জন্য রাখা আছে, একটু পরে আবার চেষ্টা করুন।',
  },
  'sms-not-sent': {
    en: 'The SMS could not be sent. Wait a minute and ask for a new code.',
    bn: 'এসএমএস পাঠানো যায়নি। এক মিনিট পরে আবার কোড নিন।',
  },
  'ticket-not-found': {
    en: 'No ticket matches this PNR and number. Check both against your SMS.',
    bn: 'এই PNR ও নম্বরে কোনো টিকিট মেলেনি। এসএমএসের সঙ্গে দুটোই মিলিয়ে দেখুন।',
  },
  'code-wrong': {
    en: 'The code is not right. You may try {triesLeft} more times.',
    bn: 'কোডটি ঠিক নয়। আর {triesLeft} বার চেষ্টা করতে পারবেন।',
  },
  'code-expired': {
    en: 'This code is no longer good. Ask for a new one.',
    bn: 'এই কোডের মেয়াদ শেষ। নতুন কোড নিন।',
  },
  'not-cancellable': {
    en: 'This ticket can no longer be cancelled.',
    bn: 'এই টিকিট আর বাতিল করা যাবে না।',
  },
  'not-rebookable': {
    en: 'This coach cannot be had for this booking any more. See what is offered now.',
    bn: 'এই বুকিংয়ে ওই বাস আর নেওয়া যাবে না। এখন কী কী আছে দেখে নিন।',
  },
  'not-exchangeable': {
    en: 'This ticket cannot be changed to that coach any more. See what is offered now.',
    bn: 'এই টিকিটে ওই বাসে আর যাওয়া যাবে না। এখন কী কী আছে দেখে নিন।',
  },
  'being-exchanged': {
    en: 'You are changing this ticket to another trip. Pay the difference there, or keep this ticket first, under “Change trip”.',
    bn: 'এই টিকিটের যাত্রা বদলানো হচ্ছে। আগে “যাত্রা বদলান” পাতায় বাকি টাকা দিন, না হলে এই টিকিটই রাখুন।',
  },
  'exchange-dearer': {
    en: 'The amount to pay has changed. Look at the new amount, then decide.',
    bn: 'যত টাকা দিতে হবে তা বদলে গেছে। নতুন পরিমাণ দেখে সিদ্ধান্ত নিন।',
  },
  'rename-closed': {
    en: 'This name can no longer be changed.',
    bn: 'এই নাম আর বদলানো যাবে না।',
  },
  'quote-changed': {
    en: 'The amount that comes back has changed. Look at the new amount, then decide.',
    bn: 'ফেরতের টাকার পরিমাণ বদলে গেছে। নতুন পরিমাণ দেখে সিদ্ধান্ত নিন।',
  },
  'sign-in-required': {
    en: 'Log in to go on.',
    bn: 'এগিয়ে যেতে লগ ইন করুন।',
  },
  'second-factor-required': {
    en: 'This needs your second factor. Enter its code, or set it up on the page /security first.',
    bn: 'এর জন্য দ্বিতীয় ধাপ লাগবে। কোডটি দিন, অথবা আগে /security পাতায় সেটি চালু করুন।',
  },
  'sign-in-again': {
    en: 'To change this, log in once more. It keeps others off your account.',
    bn: 'এটি বদলাতে আরেকবার লগ ইন করুন। এতে অন্য কেউ আপনার অ্যাকাউন্ট বদলাতে পারে না।',
  },
  'proof-needed': {
    en: 'Before this is done, show once more that it is you.',
    bn: 'কাজটি করার আগে আরেকবার প্রমাণ দিন যে এটি আপনিই।',
  },
  'device-not-let-in': {
    en: 'The owner of your company has not let this device in. Open the page /device here, and read its letters out to the owner.',
    bn: 'আপনার কোম্পানির মালিক এই ডিভাইসটিকে অনুমতি দেননি। এখানে /device পাতাটি খুলে অক্ষরগুলো মালিককে পড়ে শোনান।',
  },
  'pin-required': {
    en: 'The desk is locked. Enter the PIN of this device on the page /device.',
    bn: 'কাজের পাতা লক করা আছে। /device পাতায় এই ডিভাইসের পিন দিন।',
  },
  'pin-wrong': {
    en: 'The PIN is not right. After {triesLeft} more wrong ones the owner has to let this device in again.',
    bn: 'পিনটি ঠিক নয়। আর {triesLeft} বার ভুল হলে মালিককে এই ডিভাইসের অনুমতি আবার দিতে হবে।',
  },
  'sign-in-failed': {
    en: 'You could not be logged in this way. Try again, or choose another way.',
    bn: 'এভাবে লগ ইন করা যায়নি। আবার চেষ্টা করুন, না হলে অন্য উপায় বেছে নিন।',
  },
  'credentials-wrong': {
    en: 'E-mail or password is not right, or the e-mail is not confirmed yet. Check both, open the link in our mail, or reset your password.',
    bn: 'ই-মেইল বা পাসওয়ার্ড ঠিক নয়, না হলে ই-মেইলটি এখনও নিশ্চিত করা হয়নি। দুটোই দেখে নিন, আমাদের মেইলের লিংক খুলুন, না হলে নতুন পাসওয়ার্ড নিন।',
  },
  'second-factor-wrong': {
    en: 'The code is not right. Enter the one that your app shows now.',
    bn: 'কোডটি ঠিক নয়। অ্যাপে এখন যে কোড দেখাচ্ছে সেটি দিন।',
  },
  'passkey-failed': {
    en: 'The passkey could not be made on this device. Try again, or use another device.',
    bn: 'এই ডিভাইসে পাসকি তৈরি করা যায়নি। আবার চেষ্টা করুন, না হলে অন্য ডিভাইসে করুন।',
  },
  'account-disabled': {
    en: 'This account has been closed. Call us if you think that is a mistake.',
    bn: 'এই অ্যাকাউন্ট বন্ধ করা হয়েছে। ভুল হয়েছে মনে হলে আমাদের ফোন করুন।',
  },
  'email-taken': {
    en: 'There is an account with this e-mail already. Log in, or reset its password.',
    bn: 'এই ই-মেইলে আগেই অ্যাকাউন্ট আছে। লগ ইন করুন, না হলে নতুন পাসওয়ার্ড নিন।',
  },
  'phone-taken': {
    en: 'Another account has this number. Log in with it, or use another number.',
    bn: 'এই নম্বর অন্য অ্যাকাউন্টে আছে। সেটি দিয়ে লগ ইন করুন, না হলে অন্য নম্বর দিন।',
  },
  'link-expired': {
    en: 'This link is no longer good. Ask for a new one.',
    bn: 'এই লিংকের মেয়াদ শেষ। নতুন লিংক নিন।',
  },
  'provider-unavailable': {
    en: 'This way of logging in does not answer now. Choose another way, or try again later.',
    bn: 'এভাবে লগ ইন এখন কাজ করছে না। অন্য উপায় বেছে নিন, না হলে পরে চেষ্টা করুন।',
  },
  'licence-taken': {
    en: 'A company with this licence number is already registered. Check the number, or call us.',
    bn: 'এই লাইসেন্স নম্বরে আগেই একটি কোম্পানি নিবন্ধিত আছে। নম্বরটি দেখে নিন, না হলে আমাদের ফোন করুন।',
  },
  'already-decided': {
    en: 'Somebody has changed this in the meantime. Look at how it stands now.',
    bn: 'এর মধ্যে অন্য কেউ এটি বদলে দিয়েছেন। এখন কী অবস্থা দেখে নিন।',
  },
  'has-operator': {
    en: 'This account already works for a bus company. One account works for one company.',
    bn: 'এই অ্যাকাউন্ট আগেই একটি বাস কোম্পানির সঙ্গে আছে। এক অ্যাকাউন্টে একটিই কোম্পানি।',
  },
  'operator-unverified': {
    en: 'Your company has to be verified for this. You can do it as soon as it is.',
    bn: 'এর জন্য আপনার কোম্পানি যাচাই করা থাকতে হবে। যাচাই হলেই কাজটি করতে পারবেন।',
  },
  'shift-open': {
    en: 'You have an open shift already. Close it before you open another.',
    bn: 'আপনার একটি শিফট খোলা আছে। আগে সেটি বন্ধ করুন, তারপর নতুনটি খুলুন।',
  },
  'no-shift': {
    en: 'Open your shift first: what you take must lie in a till.',
    bn: 'আগে শিফট খুলুন, নইলে টাকার হিসাব থাকবে না।',
  },
  'shift-closed': {
    en: 'This shift is closed already.',
    bn: 'এই শিফট আগেই বন্ধ হয়েছে।',
  },
  'counter-open': {
    en: 'A shift is still open at this counter: {agents}. Close it before you retire the counter.',
    bn: 'এই কাউন্টারে এখনও শিফট খোলা আছে: {agents}। আগে শিফট বন্ধ করুন, তারপর কাউন্টার তুলে রাখুন।',
  },
  'coach-left': {
    en: 'The coach has left this stop. Choose a later one.',
    bn: 'এই স্টপ থেকে বাস ছেড়ে গেছে। পরের কোনো বাস বেছে নিন।',
  },
  'coach-not-due': {
    en: 'The coach is not due at this stop yet. Boarding can be closed from one hour before it leaves.',
    bn: 'এই স্টপে বাস ছাড়ার সময় এখনও হয়নি। ছাড়ার এক ঘণ্টা আগে থেকে যাত্রী ওঠানো বন্ধ করা যায়।',
  },
  'hold-too-late': {
    en: 'The coach leaves too soon to keep seats for a caller. Sell them at the counter.',
    bn: 'বাস ছাড়তে আর সময় নেই, তাই ফোনে সিট রাখা যাবে না। কাউন্টারে বিক্রি করুন।',
  },
  'reference-used': {
    en: 'A sale was paid with this transfer already. Check its number on the phone.',
    bn: 'এই লেনদেন নম্বর দিয়ে আগেই একটি টিকিট বিক্রি হয়েছে। ফোনে নম্বরটি মিলিয়ে দেখুন।',
  },
  'effect-changed': {
    en: 'In the meantime more passengers are concerned than you saw. Look at what it causes now, then decide.',
    bn: 'এর মধ্যে আরও যাত্রী যুক্ত হয়েছেন। এখন কী কী হবে দেখে নিয়ে সিদ্ধান্ত নিন।',
  },
  'still-used': {
    en: 'This is still in use: {uses}. Change or retire those first.',
    bn: 'এটি এখনও ব্যবহার হচ্ছে: {usesBn}। আগে সেগুলো বদলান বা তুলে রাখুন।',
  },
  'erasure-waits': {
    en: 'Nothing was erased, because {reasons}. After that, come back here.',
    bn: 'কিছু মোছা হয়নি। কারণ {reasonsBn}। তারপর আবার এখানে আসুন।',
  },
  'trip-over': {
    en: 'This trip is over or cancelled. It can no longer be changed.',
    bn: 'এই যাত্রা শেষ বা বাতিল হয়েছে। এটি আর বদলানো যাবে না।',
  },
  'seats-missing': {
    en: 'That coach has no seat {seats}, and these seats are taken. Choose another coach, or free them first.',
    bn: 'ওই কোচে {seats} সিট নেই, অথচ এগুলো নেওয়া হয়ে গেছে। অন্য কোচ বেছে নিন, না হলে আগে সিটগুলো খালি করুন।',
  },
  'refund-too-much': {
    en: 'That is more than may go back: look at what has gone back already, and at what stands for tickets that are still good.',
    bn: 'এত টাকা ফেরত দেওয়া যায় না। আগে কত ফেরত গেছে আর বৈধ টিকিটের জন্য কত রাখা আছে দেখে নিন।',
  },
  'payment-reversed': {
    en: 'The bank has taken the payment of this ticket back, so it cannot be refunded here. Call us if that is a mistake.',
    bn: 'এই টিকিটের টাকা ব্যাংক ফিরিয়ে নিয়েছে, তাই এখান থেকে আর ফেরত দেওয়া যাবে না। ভুল হয়ে থাকলে আমাদের ফোন করুন।',
  },
  'not-reversible': {
    en: 'No payment at a gateway has bought tickets of this booking. Decide about its money first.',
    bn: 'গেটওয়ের কোনো পেমেন্টে এই বুকিংয়ের টিকিট কেনা হয়নি। আগে এর টাকা নিয়ে সিদ্ধান্ত নিন।',
  },
  'reversal-too-much': {
    en: 'That is more than is left of this payment after its refunds and what was taken back before. A refund that is on its way counts: ask about it first.',
    bn: 'ফেরত আর আগে ফিরিয়ে নেওয়া টাকা বাদে এই পেমেন্টে এত টাকা বাকি নেই। পথে থাকা ফেরতও এর মধ্যে ধরা, আগে সেটির খবর নিন।',
  },
  'reset-waiting': {
    en: 'The person still has time to stop this. Approve it once the wait is over.',
    bn: 'এটি থামানোর সময় এখনও আছে। অপেক্ষার সময় শেষ হলে সম্মতি দিন।',
  },
  'own-request': {
    en: 'You asked for this yourself. Another admin must decide about it.',
    bn: 'এটি আপনিই চেয়েছেন। অন্য একজন অ্যাডমিনকে সিদ্ধান্ত নিতে হবে।',
  },
  'request-waiting': {
    en: 'This waits for another admin already.',
    bn: 'এটি আগে থেকেই অন্য একজন অ্যাডমিনের অপেক্ষায় আছে।',
  },
  'promo-unknown': {
    en: 'There is no such promo code. Check its letters and digits.',
    bn: 'এমন কোনো প্রোমো কোড নেই। অক্ষর ও অঙ্কগুলো মিলিয়ে দেখুন।',
  },
  'promo-not-yet': {
    en: 'This promo code cannot be used yet.',
    bn: 'এই প্রোমো কোড এখনও চালু হয়নি।',
  },
  'promo-over': {
    en: 'This promo code has ended.',
    bn: 'এই প্রোমো কোডের মেয়াদ শেষ।',
  },
  'promo-used-up': {
    en: 'All uses of this promo code are taken. If somebody does not pay, one is free again in a few minutes.',
    bn: 'এই প্রোমো কোডের সব সুযোগ নেওয়া হয়ে গেছে। কেউ টাকা না দিলে কয়েক মিনিট পরে আবার পাওয়া যেতে পারে।',
  },
  'promo-other-trip': {
    en: 'This promo code is not for this trip.',
    bn: 'এই প্রোমো কোড এই যাত্রার জন্য নয়।',
  },
  'promo-fare-low': {
    en: 'This promo code is for fares of {leastFareTaka} taka or more.',
    bn: 'এই প্রোমো কোড {leastFareTaka} টাকা বা তার বেশি ভাড়ার জন্য।',
  },
  'promo-phone-used': {
    en: 'This number has used the promo code as often as it may. Remove the code to go on.',
    bn: 'এই নম্বরে প্রোমো কোডটি যতবার নেওয়া যায় নেওয়া হয়ে গেছে। এগিয়ে যেতে কোডটি সরান।',
  },
  'promo-not-first': {
    en: 'This promo code is for a number’s first purchase, and this number has bought before. Remove the code to go on.',
    bn: 'এই প্রোমো কোড শুধু নম্বরের প্রথম কেনার জন্য, এই নম্বরে আগে টিকিট কেনা হয়েছে। এগিয়ে যেতে কোডটি সরান।',
  },
  'nothing-to-settle': {
    en: 'There is nothing to settle up to this day: nothing was sold on coaches that are over, or a statement has it already.',
    bn: 'এই দিন পর্যন্ত হিসাব করার কিছু নেই: শেষ হওয়া কোনো যাত্রার বিক্রি নেই, না হলে আগের হিসাবে ধরা হয়েছে।',
  },
  'second-admin-needed': {
    en: 'You prepared this statement, and above this amount another admin has to approve it.',
    bn: 'হিসাবটি আপনি তৈরি করেছেন, আর এই পরিমাণের বেশি হলে অন্য একজন অ্যাডমিনের অনুমোদন লাগে।',
  },
  'place-in-use': {
    en: 'Routes, counters or coming trips name this place. It can be retired once nothing does.',
    bn: 'রুট, কাউন্টার বা সামনের যাত্রায় এই জায়গার নাম আছে। কোথাও না থাকলে তবেই তুলে রাখা যাবে।',
  },
  'report-early': {
    en: 'The coach is not due yet. If it does not come, report it from its departure on.',
    bn: 'বাস ছাড়ার সময় এখনও হয়নি। না এলে ছাড়ার সময়ের পর থেকে জানাতে পারবেন।',
  },
  'report-over': {
    en: 'The time to report this is over. Call us if we can still help.',
    bn: 'এটি জানানোর সময় শেষ। এরপরও সাহায্য লাগলে আমাদের ফোন করুন।',
  },
  'already-reported': {
    en: 'This was reported for this ticket already. How it stands is shown on its page.',
    bn: 'এই টিকিটের জন্য এটি আগেই জানানো হয়েছে। এর অবস্থা পাতাটিতেই আছে।',
  },
  'report-moved': {
    en: 'Meanwhile something else was said about this report. Look at it again.',
    bn: 'এর মধ্যে এই অভিযোগে নতুন কিছু লেখা হয়েছে। আবার দেখে নিন।',
  },
  'not-boarded': {
    en: 'Only those who were let in at the door with this ticket can rate the trip.',
    bn: 'এই টিকিটে যিনি বাসে উঠেছেন শুধু তিনিই রেটিং দিতে পারেন।',
  },
  'rating-closed': {
    en: 'A trip can be rated for 14 days from its arrival on.',
    bn: 'বাস পৌঁছানোর পর ১৪ দিন পর্যন্ত রেটিং দেওয়া যায়।',
  },
  'already-rated': {
    en: 'This ticket has rated its trip already.',
    bn: 'এই টিকিটে আগেই রেটিং দেওয়া হয়েছে।',
  },
  unavailable: {
    en: 'Poth is very busy. Nothing was lost, try again in a moment.',
    bn: 'এখন খুব চাপ। কিছু হারায়নি, একটু পরে আবার চেষ্টা করুন।',
  },
};

/** Formats a waiting time in the unit in which people count it: 26 seconds, 15 minutes. */
const waitText = (seconds: number, language: Language): string => {
  const inMinutes = seconds > 90;
  const count = inMinutes ? Math.ceil(seconds / 60) : seconds;
  if (language === 'bn') return `${digits(count, language)} ${inMinutes ? 'মিনিট' : 'সেকেন্ড'}`;
  return `${count} ${inMinutes ? 'minute' : 'second'}${count === 1 ? '' : 's'}`;
};

/** Sentence of a problem in the reader's language. */
export const problemText = ({ code, fields }: ProblemNote, language: Language): string =>
  sentences[code][language].replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = fields[field];
    if (field === 'opensAt') return formatMoment(new Date(String(value)), language);
    if (field === 'serviceDate') return formatDate(String(value) as DhakaDate, language, 'long');
    if (field === 'retryAfterSeconds') return waitText(Number(value), language);
    return Array.isArray(value) ? value.join(', ') : digits(String(value), language);
  });
