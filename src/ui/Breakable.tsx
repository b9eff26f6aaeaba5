import { Fragment } from 'react';

/** Renders a text such as an address, which may break after @ and before a dot if it is too long for its line. */
export const Breakable = ({ text }: { readonly text: string }) =>
  text.split(/(?<=@)|(?=\.)/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
