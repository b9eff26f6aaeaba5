import { onlineProviderNames } from '../contract/signing/providers';
import { ConfigError, url } from './environment';

/** A system of others that we ask over HTTP, and the token that we show it. */
export interface ServiceConfig {
  readonly url: string;
  readonly token: string;
}

/** What others do for us over HTTP. */
export interface ServicesConfig {
  /** The services that sign online; the demo's stand in for those that are not there. */
  readonly signers: readonly (ServiceConfig & { readonly name: string })[];
  /** What delivers the applications' own data for exports; they are said to be missing when absent. */
  readonly exportProducer: ServiceConfig | undefined;
}

export const readServicesConfig = (env: NodeJS.ProcessEnv): ServicesConfig => ({
  signers: onlineProviderNames.flatMap((name) => {
    const found = service(env, `SIGNER_${name.toUpperCase()}`);
    return found ? [{ name, ...found }] : [];
  }),
  exportProducer: service(env, 'EXPORT_PRODUCER'),
});

/** `NAME_URL` and `NAME_TOKEN`. What is sent there is worth a secret: plain HTTP goes to this machine alone. */
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
