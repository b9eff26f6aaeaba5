/** The relying party of passkeys: the host of the public URL only. */
export interface RelyingParty {
  /** Host name: a passkey answers to no other. */
  readonly id: string;
  /** Scheme, host and port of the pages that may request one. */
  readonly origin: string;
}

export function relyingParty(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}
