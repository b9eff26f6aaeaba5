import { Primitive } from 'asn1js';
import { Unreadable } from './unreadable';

const classes = ['universal', 'application', 'context', 'private'] as const;
export type TagClass = (typeof classes)[number];

/** The tag and length at the beginning of an element. */
export interface Head {
  readonly class: TagClass;
  readonly tag: number;
  readonly constructed: boolean;
  /** The size of tag and length in octets. */
  readonly size: number;
  /** The size of the content in octets; undefined if only an end marker delimits it (BER). */
  readonly length: number | undefined;
}

/** Decodes the tag and length of the element at an offset. @throws Unreadable */
export function readHead(bytes: Uint8Array, offset: number, end: number): Head {
  const { idBlock, lenBlock } = new Primitive();
  const afterTag = idBlock.fromBER(bytes, offset, end - offset);
  if (afterTag === -1) throw unreadable(afterTag, end, offset, idBlock.error);
  const afterLength = lenBlock.fromBER(bytes, afterTag, end - afterTag);
  if (afterLength === -1) throw unreadable(afterTag, end, offset, lenBlock.error);
  if (lenBlock.isIndefiniteForm && !idBlock.isConstructed)
    throw new Unreadable('malformed', 'a primitive element without a length');
  return {
    class: classes[idBlock.tagClass - 1] ?? 'private',
    tag: idBlock.tagNumber,
    constructed: idBlock.isConstructed,
    size: afterLength - offset,
    length: lenBlock.isIndefiniteForm ? undefined : lenBlock.length,
  };
}

/** The longest header of an element, in octets: if one is unreadable with fewer left, the file may be truncated. */
const LONGEST = 12;

const unreadable = (afterTag: number, end: number, offset: number, error: string) =>
  new Unreadable(
    end - offset < LONGEST && (afterTag === -1 || /End|Zero|zero/.test(error)) ? 'truncated' : 'malformed',
    error,
  );
