/** The services that sign online (specification, part 2 §2.2: two of them). `name` is how calls name one: in lower case. */
export const onlineProviders = [
  { name: 'sigillo', label: 'Sigillo' },
  { name: 'firmachiara', label: 'FirmaChiara' },
] as const;

export type OnlineProvider = (typeof onlineProviders)[number]['name'];

export const onlineProviderNames = onlineProviders.map(({ name }) => name);

/** The lengths of a one-time code, the usual one first. */
export const otpLengths = [6, 8] as const;
export type OtpLength = (typeof otpLengths)[number];
