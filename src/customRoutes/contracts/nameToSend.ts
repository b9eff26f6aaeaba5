import { cleanFileName } from '../../../contract/values/fileName';

/** The end of it says most. */
const LONGEST = 200;

/** The name of a file as it is sent beside it, whatever the sender called it. */
export const nameToSend = ({ name }: File): { readonly name?: string } => {
  const clean = cleanFileName(name.slice(-LONGEST));
  return clean ? { name: clean } : {};
};
