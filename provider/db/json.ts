import type { JSONColumnType } from 'kysely';

/** JSON column: written as text, read as the parsed value. */
export type Json<T extends object = object> = JSONColumnType<T, string, string>;
