/** A UUID, or a key put together of several fields. */
const OPAQUE = /^[0-9a-f]{8}(-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$|~/i;

/** Whether the key of a record tells a person nothing, so that it is not shown. */
export const isOpaque = (id: string): boolean => OPAQUE.test(id);
