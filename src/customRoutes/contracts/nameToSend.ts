import { cleanFileName } from '../../../contract/values/fileName';

/** Maximum length; longer names lose their beginning, because the end is the most specific part. */
const LONGEST = 200;

/** Returns the cleaned file name that is sent with the file; empty if nothing of the name is left. */
export const nameToSend = ({ name }: File): { readonly name?: string } => {
  const clean = cleanFileName(name.slice(-LONGEST));
  return clean ? { name: clean } : {};
};
