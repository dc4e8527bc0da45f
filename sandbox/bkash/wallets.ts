/** The published test wallets: those that pay, one without money, one that is blocked. */
export const goodWallets = [
  '01770618575',
  '01929918378',
  '01770618576',
  '01877722345',
  '01619777282',
  '01619777283',
] as const;
export const emptyWallet = '01823074817';
export const blockedWallet = '01823074818';
export const walletPin = '12121';
export const walletOtp = '123456';

export const isTestWallet = (wallet: string): boolean =>
  [...goodWallets, emptyWallet, blockedWallet].some((one) => one === wallet);
