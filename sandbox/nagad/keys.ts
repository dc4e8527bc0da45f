import {
  constants,
  createPrivateKey,
  createPublicKey,
  privateDecrypt,
  publicEncrypt,
  sign,
  verify,
} from 'node:crypto';

/** Keys used by the sandbox alone: its own private key, and the public key of its merchant. */
const encoded = {
  gatewayPrivate:
    'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQDAmneXxhE1xiNm5HiV+zc+DYHZ0T7dR63Tstc0hU3zDl8C' +
    'L06yBAtsMm3HM2oY7fhQydh+jNUV4nIeVagCUH8dXtp8Vbq+uSZSKrNYd/QBVDGCrmAjYVKx7a9TSBerw/fiP+7im9TxudOr' +
    'uvKV3W9SUVfoR4k9ohvf6x8US2YLGicZL6/JkjS0zMgZt3fwCTNMGlKyz0pxnL9FgKAt5RW9rMCt1spazMflNvQwpZtseVCw' +
    '9/6pGOoBeBGaFW0rztZIWjQH9A+FDnl+d8TlmGv6EMELriECEQu+6/tWwz9uwU1sHOAqdswDb1k7E82PrkcIhCo6U8w9toM5' +
    'JktDPAA7AgMBAAECggEADOmuRUYvEYhgXOh0xIrBrY7b8FMM4Gq1rED2wwYsRN88nm8L2yKAnjc+pewmsQIvXkHnb7XtyVhT' +
    'vKs90YiSZSaJW8Gm/LIkGr59z1tyHVlcMmiSIyfGErjJQuT39U5KWGhfPIvPDzUdYbZDHP9qFGjwuFl8yYg3TzVlHDK2kN2I' +
    '/tXFhCxEtK6IUIBdzhhAXHXD9PiPOzsjV4dS8Izzvx++wULlI44MNdvK0VOsEu/i6ueyiNrc1L0kNnUT5rQ6+2MBIaznwM49' +
    'nOvXCaBoHhF/AE4M7V5I1sjgygDVORp+OK67JmpVS/uHgYMNRScyGaV2Dj5h7kNZYa0A7XQPAQKBgQDtkdtkGJ7JscjEq25J' +
    'wRrw6resuTMqZi9Yvemu49cDtjwySASmd8o2ql7RHaXKGBDA1UsHvlwo0IdSrBP7k2nTtLQFXYFIHeHFqqYIrcCHhBL38jsa' +
    'YNxHVp60R73u1hYHAzZ1G5CBKGTGRrwt5Z2B58dOJPXMHgV0IalviWJvOwKBgQDPi5OghDAbQv6YWatikvw3Sc910PNh4oY3' +
    'bHLXJ9xQxj5KqAdPuSWFB3SrxdbxIp1qVsAi//r4HjXW48D2yeG4zvFXUr/97OPAaaCLOHLZbl8jx1fmgwhgtu9pK0zyQIhv' +
    'GLj7gRZWc3p4P3q4gHKtP8Jr+3kBUcWvfVlDVKWjAQKBgAhp3vw3hwAbpMGaVKiWBy87ENA0KuS4g7q/1xPTi9zcylr5g/il' +
    'S2sOM5dyVlnG6mj55NNcYYUshW5fG8IQIXJW9v0tp5N3Q3Stq32pMaVa/xT65i7z+TkpjytRUx+vQ05yRa52EHMSjCcdgDKb' +
    '7C0amUtiMbZN5eGMA6Uol2zbAoGBAL9edtACMw1gF7tIq0PoPhGIyHddJJ10Lse6AqYrBfWg5d0W1C8Ji/P+rPCaKpgLj9R2' +
    'ixF6sOHJkWFEfi/QdIZgop4fGhK8NEC95J+afCPKpoUqEP3mgnoTE+wIVhnlsSenRyH4pC0wq5NnDPRE0/i1msLQjIHP8ZTf' +
    '4se3rEcBAoGAaAByTFwbTN/0VfGE+okW61AReSH+b8OJIaeRWd+56lgSnVleee3VPEDZNsr6UIf9ZkZ5Hk4/en+97U0NHn7k' +
    'V3KBaCGcdEm0PDOt5t2yP0w6jFhhjX206FQU9gp3d7VfDPV7Af4PWcfFn5zgqklqI7WMwj+hz53ZJtLsuGAnYhk=',
  merchantPublic:
    'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAkVDI1CU01kHA0vQ1ezejNPKe8FnEKaiTCTGGdL5mnvlw/4oSd+zk' +
    '38X4nJPAY6wsdxmeyq4WMBPB/vcixmEMdNCMKLxCs4RZaZR47WVUU21QT8OAXDd+vMguYkx2RAZdMv0//6UZQEKONlz1zTfn' +
    '4DQ49wgnX0VNQ4y43h7RHZCHYBixop7Ma19HwnUWisCdSqxablX+U1u8dl7XVrUMUJUMYB9YSarCy+1y9qXGqOZG704zetcB' +
    'qd79SQFCVL8w/yrqDb6/NqKxBctqTJ1taRd/+DtibdlwJ8ZqM3jvwwkg7rSjlk2gWIygl6xGtwv/8baQH5ygsY73GFOf5Z3n' +
    'HQIDAQAB',
};

const gatewayKey = createPrivateKey({
  key: Buffer.from(encoded.gatewayPrivate, 'base64'),
  format: 'der',
  type: 'pkcs8',
});
const merchantKey = createPublicKey({
  key: Buffer.from(encoded.merchantPublic, 'base64'),
  format: 'der',
  type: 'spki',
});

/** Decrypts what a merchant sealed, removes the padding, which Node refuses to do, and verifies the signature. */
export function openSealed(sensitiveData: string, signature: string): Record<string, unknown> | null {
  try {
    const block = privateDecrypt(
      { key: gatewayKey, padding: constants.RSA_NO_PADDING },
      Buffer.from(sensitiveData, 'base64'),
    );
    const end = block.indexOf(0, 2);
    if (block[0] !== 0 || block[1] !== 2 || end < 10) return null;
    const text = block.subarray(end + 1);
    if (!verify('sha256', text, merchantKey, Buffer.from(signature, 'base64'))) return null;
    const read: unknown = JSON.parse(text.toString());
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Seals an answer for the merchant. */
export function seal(facts: object): { sensitiveData: string; signature: string } {
  const text = Buffer.from(JSON.stringify(facts));
  return {
    sensitiveData: publicEncrypt({ key: merchantKey, padding: constants.RSA_PKCS1_PADDING }, text).toString(
      'base64',
    ),
    signature: sign('sha256', text, gatewayKey).toString('base64'),
  };
}
