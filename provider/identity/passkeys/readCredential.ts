/** Fields that every credential response has. */
interface AnyCredential {
  readonly id: string;
  readonly response: { readonly clientDataJSON: string };
}

export interface Read<C> {
  readonly credential: C;
  /** The challenge that it claims to answer. */
  readonly challenge: string;
}

/** Format of an id: at most 1023 bytes by Web Authentication, in base64url. */
const ID = /^[\w-]{16,1364}$/;

/**
 * Parses a credential response from a browser, without trusting its content. @returns undefined if it is malformed
 */
export function readCredential<C extends AnyCredential>(text: unknown): Read<C> | undefined {
  const credential = parsed(text) as Partial<AnyCredential> | undefined;
  const clientData = credential?.response?.clientDataJSON;
  if (typeof credential?.id !== 'string' || !ID.test(credential.id)) return undefined;
  if (typeof clientData !== 'string') return undefined;
  const decoded = parsed(Buffer.from(clientData, 'base64url').toString('utf8')) as { challenge?: unknown };
  if (typeof decoded?.challenge !== 'string') return undefined;
  return { credential: credential as C, challenge: decoded.challenge };
}

function parsed(text: unknown): object | undefined {
  try {
    const value: unknown = JSON.parse(String(text));
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
