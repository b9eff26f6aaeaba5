/** The title of a column as it is compared: whatever its case, spaces and hyphens. */
export const plainTitle = (title: string): string => title.toLowerCase().replace(/[^a-z]/g, '');
