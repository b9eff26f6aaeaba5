// The notices above a record, as source.
import { source } from '../source.mjs';

/** The data of the notices, beside the component; empty where there are none. @param {any} resource */
export const noticeData = ({ form }) =>
  form.notices
    ? `/** The notices of a record: each is shown while its condition holds. */
const notices: readonly { readonly when: object; readonly say: string }[] = ${source(form.notices)};
`
    : '';

/** Their drawing, which reads `record` and `viewer`. @param {any} resource */
export const noticesSource = ({ name, form }) =>
  form.notices
    ? `{notices
        .filter(({ when }) => matches(when as Where<Row>, record, viewer))
        .map(({ say }) => (
          <p key={say} role="note">
            {translate(\`resources.${name}.notices.\${say}\`, { ...record })}
          </p>
        ))}
      `
    : '';
