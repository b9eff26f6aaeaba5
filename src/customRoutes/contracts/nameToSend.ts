import { cleanFileName } from '../../../contract/values/fileName';

/** Maximum length; longer names lose their beginning, because the end is the most specific part. */
const LONGEST = 200;

/** Returns the file name as it is sent with the file, whatever it was called locally. */
export const nameToSend = ({ name }: File): { readonly name?: string } => {
  const clean = cleanFileName(name.slice(-LONGEST));
  return clean ? { name: clean } : {};
};
