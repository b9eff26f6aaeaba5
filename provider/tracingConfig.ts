import { ConfigError, choice, url } from './environment';

/** The export of spans; settings have the names and meaning of OpenTelemetry. */
export interface TracingConfig {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly service: string;
  readonly resource: Readonly<Record<string, string>>;
  /** Share of the traces that are sampled, from 0 to 1, if the caller has not decided. */
  readonly ratio: number;
}

const samplers = ['parentbased_always_on', 'parentbased_traceidratio'] as const;

/** @returns undefined if no address is set, and nothing is traced */
export function readTracing(env: NodeJS.ProcessEnv): TracingConfig | undefined {
  const endpoint = url(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']);
  if (!endpoint) return undefined;
  choice(env, 'OTEL_EXPORTER_OTLP_PROTOCOL', ['http/json'], 'http/json');
  const sampler = choice(env, 'OTEL_TRACES_SAMPLER', samplers, 'parentbased_always_on');
  return {
    url: `${endpoint}/v1/traces`,
    headers: pairs(env, 'OTEL_EXPORTER_OTLP_HEADERS'),
    service: env.OTEL_SERVICE_NAME || 'sportello',
    resource: pairs(env, 'OTEL_RESOURCE_ATTRIBUTES'),
    ratio: sampler === 'parentbased_traceidratio' ? ratio(env, 'OTEL_TRACES_SAMPLER_ARG') : 1,
  };
}

function ratio(env: NodeJS.ProcessEnv, name: string): number {
  const value = Number(env[name] || 1);
  if (value >= 0 && value <= 1) return value;
  throw new ConfigError(`${name} must be a number from 0 to 1, not "${env[name]}".`);
}

/**
 * Parses `name=value,name=value`, as OpenTelemetry writes them. Header values are secrets: no message contains them.
 */
function pairs(env: NodeJS.ProcessEnv, name: string): Readonly<Record<string, string>> {
  const found = (env[name] ?? '').split(',').filter((one) => one.trim() !== '');
  return Object.fromEntries(
    found.map((one) => {
      const [key = '', ...rest] = one.split('=');
      if (!key.trim() || rest.length === 0) throw new ConfigError(`${name} must be name=value,name=value.`);
      return [key.trim(), decoded(name, rest.join('=').trim())];
    }),
  );
}

function decoded(name: string, text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new ConfigError(`${name} holds a % that begins no character: write %25 for a percent sign.`);
  }
}
