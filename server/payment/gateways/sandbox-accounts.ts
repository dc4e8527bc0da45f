import type { BkashConfig } from './bkash/call.ts';
import type { NagadConfig } from './nagad/call.ts';
import { readPrivateKey, readPublicKey } from './nagad/keys.ts';

/** Account of bKash that the sandbox knows. */
export const sandboxBkash: Pick<BkashConfig, 'username' | 'password' | 'appKey' | 'appSecret'> = {
  username: 'poth_sandbox',
  password: 'poth_sandbox@bkash',
  appKey: 'poth_sandbox_app',
  appSecret: 'poth_sandbox_secret',
};

/** Keys of the sandbox alone, which open nothing else: their other halves are in sandbox/nagad/keys.ts. */
const keys = {
  gatewayPublic:
    'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAwJp3l8YRNcYjZuR4lfs3Pg2B2dE+3Uet07LXNIVN8w5fAi9OsgQL' +
    'bDJtxzNqGO34UMnYfozVFeJyHlWoAlB/HV7afFW6vrkmUiqzWHf0AVQxgq5gI2FSse2vU0gXq8P34j/u4pvU8bnTq7ryld1v' +
    'UlFX6EeJPaIb3+sfFEtmCxonGS+vyZI0tMzIGbd38AkzTBpSss9KcZy/RYCgLeUVvazArdbKWszH5Tb0MKWbbHlQsPf+qRjq' +
    'AXgRmhVtK87WSFo0B/QPhQ55fnfE5Zhr+hDBC64hAhELvuv7VsM/bsFNbBzgKnbMA29ZOxPNj65HCIQqOlPMPbaDOSZLQzwA' +
    'OwIDAQAB',
  merchantPrivate:
    'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQCRUMjUJTTWQcDS9DV7N6M08p7wWcQpqJMJMYZ0vmae+XD/' +
    'ihJ37OTfxfick8BjrCx3GZ7KrhYwE8H+9yLGYQx00IwovEKzhFlplHjtZVRTbVBPw4BcN368yC5iTHZEBl0y/T//pRlAQo42' +
    'XPXNN+fgNDj3CCdfRU1DjLjeHtEdkIdgGLGinsxrX0fCdRaKwJ1KrFpuVf5TW7x2XtdWtQxQlQxgH1hJqsLL7XL2pcao5kbv' +
    'TjN61wGp3v1JAUJUvzD/KuoNvr82orEFy2pMnW1pF3/4O2Jt2XAnxmozeO/DCSDutKOWTaBYjKCXrEa3C//xtpAfnKCxjvcY' +
    'U5/lnecdAgMBAAECggEAHVZQ5TuJukPWGQDCl1i5M2RUIDQPPVXSMYX1HjaeYzP60yxd5CZIYsEGGx5dNgI5i+X5P/P7eMNU' +
    'ZBQiyignqqG72jF/ydxLbNxTuaG+b4VfNGtEy9lMVfKYIrJLIhqi0Dt+oy8CtQ16xpDn8wF5Z7NDWOQlhr9oBN4xKG7SSwRn' +
    '06v0W1W0T9AnZ1ysmD/lm5XBJh+ftCT/b+EyfV5UHe8zGqpvkGaFjvVqx3ZYepKXXCN9rwu38MDEDf6n8VqNTZLsp28ELpe7' +
    'Htw/W7V6qqp59ZpfWMNAi/iK1DUOapD3h1VdERAEXO4ETsOd4rW2FWZlDc/TGwhAxEyYEFXRxQKBgQDHlaIJO/t7f/4bTkHL' +
    '85nCnaaQ5jRhpzWOYCPYFb7U1kE4BmK+twxOF4KelBXSOSko/3AKmqm7R5g0R1W8fD8A3wnANRqFnSLYqXpj6kPQa0fl3lap' +
    'Vdt7uoWzd6c7WIw9XIfUaFeDFoNKbpBLIkNp/Vw1Gw7sbeYE+WyRvXMIbwKBgQC6ZCIuhOXX05ddVmvn6iDDHpJq0r5Wk8uP' +
    'S8tPdjFp6g8VYimHCj/D3pj2JoWB/d8YHkmp0rPYEagwcr+Mu8wePrwGQedaNZrSkGBOV5N6MzXE7+uN0+6HLkqCDXPkIvzb' +
    'q8Zyr3qG9bf4tilNIPih0B+Q5jydvtNXnLz8EULXMwKBgDA1TnxYhrggBGroDjCLWLqPheo+EKz9zIvlYQMSzZNvZTV5JWTX' +
    'phs+xogzUMoEkJKckJ2fGhxogLUv/d+XS0iUlzBcI1neyMn4td1oepTfNPCrMdeZK3jJZv4gir5k9wrjTNPbmDfLuk7CQgxD' +
    '7HCviBQzwvkM2qCc9sKFNkH1AoGAA67c2gx4OjaNJCQEB9YhhZmCDShS6IUNHazCvLQ6L7yXRbXl2ixCrE0mup5yPupUUTav' +
    '//IQ6bEXoLVzwYUoeGSG9JyyxJ6Qi56cuI+Uc3K1mkmfXvMUIImyoTVA1/40/uY7CqMbCbWrR/fZgxOmthPVu9hA1GEj7fRD' +
    '67svle8CgYEAwWpQyC0zO8AGwXxzIJOM973udQx8KDOFpFRMXkYUcHCVJaKbway+eU5FeNYErJQGSRvxUVcnjk6Yy/etAJnO' +
    'gKhjcYfUc4Sft2XGK/pLToUeQ0aBEH3B9MXzoQC31HkVbxKxnG/IH7tDXiWylk44hfj+rOen91/0n4/0ZiJnmcY=',
};

/** Account of Nagad that the sandbox knows; a function, so that its keys are read only where they are needed. */
export const sandboxNagad = (): Pick<
  NagadConfig,
  'merchantId' | 'accountNumber' | 'gatewayKey' | 'merchantKey'
> => ({
  merchantId: '683002007104225',
  accountNumber: '01711428801',
  gatewayKey: readPublicKey(keys.gatewayPublic),
  merchantKey: readPrivateKey(keys.merchantPrivate),
});
