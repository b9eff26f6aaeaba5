/** A UUID, or a compound key. */
const OPAQUE = /^[0-9a-f]{8}(-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$|~/i;

/** Returns true if the key of a record has no meaning for people, so it is not shown. */
export const isOpaque = (id: string): boolean => OPAQUE.test(id);
