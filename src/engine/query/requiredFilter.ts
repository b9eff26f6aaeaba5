/** A filter that is never empty. */
export interface RequiredFilter {
  readonly values: readonly string[];
  /** The value if the address has none. */
  readonly start: string;
  readonly show: (value: string) => string;
}

/** The active filters with their values. */
type Filters = Readonly<Record<string, string | boolean>>;

/** Returns the default values of required filters. */
export const defaultsOf = (
  always: Readonly<Record<string, RequiredFilter>> = {},
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(always).map(([name, { start }]) => [name, start]));

/** Returns the current values of the required filters. */
export const alwaysFilters = (
  filters: Filters,
  { always = {} }: { readonly always?: Readonly<Record<string, RequiredFilter>> },
): Filters => Object.fromEntries(Object.entries(filters).filter(([name]) => name in always));

/** Returns the filters that the person chose: all except the required ones. */
export const optionalFilters = (
  filters: Filters,
  { always = {} }: { readonly always?: Readonly<Record<string, RequiredFilter>> },
): Filters => Object.fromEntries(Object.entries(filters).filter(([name]) => !(name in always)));
