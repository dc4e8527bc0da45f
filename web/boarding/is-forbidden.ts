/**
 * Tells whether the permissions policy of the loaded document forbids a feature; only Chrome reports it. After
 * navigation within the app the policy of the first document still applies, so this page has to be loaded as a
 * document.
 */
export const isForbidden = (feature: 'camera' | 'geolocation'): boolean => {
  const policy = (document as { featurePolicy?: { allowsFeature: (name: string) => boolean } }).featurePolicy;
  return policy ? !policy.allowsFeature(feature) : false;
};
