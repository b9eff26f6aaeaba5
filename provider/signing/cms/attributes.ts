import type { Asn1 } from '../asn1/node';
import { oid, sequence, set } from '../asn1/read';

export interface Attribute {
  readonly type: string;
  readonly values: readonly Asn1[];
  /** The whole attribute, as it was encoded. */
  readonly bytes: Buffer;
}

/** Reads the attributes in a SET, or under an implicit tag [n], in order. @throws Unreadable */
export function readAttributes(of: Asn1): readonly Attribute[] {
  return of.children.map((attribute) => {
    const [type, values] = sequence(attribute);
    return { type: oid(type), values: set(values), bytes: attribute.bytes };
  });
}

/** Returns the values of the attributes of a type; an empty list when there is none. */
export const valuesOf = (attributes: readonly Attribute[], type: string): readonly Asn1[] =>
  attributes.filter((attribute) => attribute.type === type).flatMap(({ values }) => values);
