import type { ComponentType } from 'react';
import type { Endpoint } from '../../../contract/schema/endpoint';
import type { Call } from '../../api/call';
import type { Row } from '../query/row';
import type { Dialect } from './dialect';
import type { ResourceEndpoints } from './endpoints';
import type { Resource } from './resource';

/** The props of the links to the files in a field of a record. */
export interface AttachmentLinksProps {
  /** The endpoint that answers where a file can be downloaded. */
  readonly endpoint: Endpoint;
  readonly id: string;
  readonly field: string;
  /** One file, or several. */
  readonly value: unknown;
  /** The name of the record; needed only if links to files of other records stand beside these. */
  readonly of?: string;
}

/** The props of the list of a record's versions. */
export interface RecordVersionsProps {
  readonly resource: Resource;
  readonly record: Row;
  readonly endpoint: Endpoint;
  /** Called after an earlier version was restored. */
  readonly onRestored: () => void;
}

/** The props of the page with the removed records of a resource. */
export interface BinPageProps {
  readonly resource: Resource;
  readonly bin: NonNullable<ResourceEndpoints<never, never, never>['bin']>;
}

/**
 * Parts of screens that no shipped resource needs, but resources of other installations do. `src/kit` has them, and the
 * engine loads them only if a resource is declared with a function of `src/kit`: other bundles contain none of them.
 */
export interface Kit {
  /** Inputs by kind of field; `attachments` is the one for a list of attachments. They take InputProps. */
  readonly inputs: Readonly<Record<'markup' | 'attachment' | 'attachments', ComponentType<never>>>;
  readonly AttachmentLinks: ComponentType<AttachmentLinksProps>;
  readonly ReorderTool: ComponentType;
  readonly BinLink: ComponentType<{ readonly resource: Resource }>;
  readonly BinPage: ComponentType<BinPageProps>;
  readonly RecordVersions: ComponentType<RecordVersionsProps>;
  /** Wraps the calls of a resource whose provider is not ours. */
  readonly inDialect: (call: Call, resource: Resource, dialect: Dialect) => Call;
}

let load: (() => Promise<Kit>) | undefined;
let loaded: Kit | undefined;

/** Sets the function that loads the kit, before any screen is shown; undefined if there is no kit. */
export function supplyKit(from: (() => Promise<Kit>) | undefined): void {
  load = from;
}

export const hasKit = (): boolean => load !== undefined;

/** Loads the kit; undefined if no resource is declared with it. After a failure the next call tries again. */
export async function fetchKit(): Promise<Kit | undefined> {
  loaded ??= await load?.();
  return loaded;
}

/** Loads the code of a screen together with the kit, whose parts the screen may render. */
export const withKit =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    const [screen] = await Promise.all([load(), fetchKit()]);
    return screen;
  };

/** Returns the parts of the kit, for screens that are loaded {@link withKit with it}; empty without a kit. */
export const kitParts = (): Partial<Kit> => loaded ?? {};
