import { onlineProviderNames } from '../contract/signing/providers';
import { ConfigError, url } from './environment';

/** An external system that we call over HTTP, and our bearer token for it. */
export interface ServiceConfig {
  readonly url: string;
  readonly token: string;
}

/** External services that we use over HTTP. */
export interface ServicesConfig {
  /** The services that sign online; the demo's replace missing ones. */
  readonly signers: readonly (ServiceConfig & { readonly name: string })[];
  /** The service that delivers the applications' own data for exports; when absent, exports report them as missing. */
  readonly exportProducer: ServiceConfig | undefined;
}

export const readServicesConfig = (env: NodeJS.ProcessEnv): ServicesConfig => ({
  signers: onlineProviderNames.flatMap((name) => {
    const found = service(env, `SIGNER_${name.toUpperCase()}`);
    return found ? [{ name, ...found }] : [];
  }),
  exportProducer: service(env, 'EXPORT_PRODUCER'),
});

/** Reads `NAME_URL` and `NAME_TOKEN`. Requests carry secrets: plain HTTP is allowed only to this machine. */
function service(env: NodeJS.ProcessEnv, name: string): ServiceConfig | undefined {
  const address = url(env, `${name}_URL`, ['https:', 'http:']);
  if (!address) return undefined;
  const { protocol, hostname } = new URL(address);
  if (protocol === 'http:' && !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
    throw new ConfigError(`${name}_URL must be an address that begins with https://.`);
  const token = env[`${name}_TOKEN`];
  if (!token) throw new ConfigError(`${name}_URL needs ${name}_TOKEN, or ${name}_TOKEN_FILE.`);
  return { url: address, token };
}
