/**
 * Online signing services; the specification requires two (part 2 §2.2). `name` identifies a service in requests, in
 * lower case.
 */
export const onlineProviders = [
  { name: 'sigillo', label: 'Sigillo' },
  { name: 'firmachiara', label: 'FirmaChiara' },
] as const;

export type OnlineProvider = (typeof onlineProviders)[number]['name'];

export const onlineProviderNames = onlineProviders.map(({ name }) => name);

/** Lengths of a one-time code, the usual one first. */
export const otpLengths = [6, 8] as const;
export type OtpLength = (typeof otpLengths)[number];
