// What ejected code is called.

/** The name of a component of a resource, as `UserList`. @param {{ name: string }} resource @param {string} what */
export const componentOf = ({ name }, what) => `${name.charAt(0).toUpperCase()}${name.slice(1)}${what}`;

/** Where it belongs. */
export const pathOf = (resource, what) => `src/resources/${resource.name}/${componentOf(resource, what)}.tsx`;
