/** Pattern of a random id in the form in which the database returns it: RFC 9562, in lower case. */
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
