/** A filter that is never empty. */
export interface RequiredFilter {
  readonly values: readonly string[];
  /** Where the address says nothing. */
  readonly start: string;
  readonly show: (value: string) => string;
}

/** What each filter in force is. */
type Filters = Readonly<Record<string, string | boolean>>;

/** The values of such filters. */
export const defaultsOf = (
  always: Readonly<Record<string, RequiredFilter>> = {},
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(always).map(([name, { start }]) => [name, start]));

/** Those that it always has, as they are. */
export const alwaysFilters = (
  filters: Filters,
  { always = {} }: { readonly always?: Readonly<Record<string, RequiredFilter>> },
): Filters => Object.fromEntries(Object.entries(filters).filter(([name]) => name in always));

/** What somebody has narrowed a list to: all its filters but those that it always has. */
export const optionalFilters = (
  filters: Filters,
  { always = {} }: { readonly always?: Readonly<Record<string, RequiredFilter>> },
): Filters => Object.fromEntries(Object.entries(filters).filter(([name]) => !(name in always)));
