/** The migrations of the examples' tables, by path. */
export const examples = [
  import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
];
