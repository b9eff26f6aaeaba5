/** For whom passkeys are made: the host of the public address, and no other. */
export interface RelyingParty {
  /** The host name: a passkey answers to no other. */
  readonly id: string;
  /** Scheme, host and port of the pages that may ask for one. */
  readonly origin: string;
}

export function relyingParty(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}
