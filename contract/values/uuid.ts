/** An id that was drawn, as the database writes it: RFC 9562, in small letters. */
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
