import type { JSONColumnType } from 'kysely';

/** A JSON value: written as text, read as what it holds. */
export type Json<T extends object = object> = JSONColumnType<T, string, string>;
