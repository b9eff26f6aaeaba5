import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';
import { paragraphsOf, type StructureNode, type TextItem, textById } from './pageText';

export interface PageTextProps {
  /** Null where the document has none. */
  readonly structure: StructureNode | null;
  readonly items: readonly TextItem[];
  /** What was filled in on the page. */
  readonly fields: readonly { readonly id: string; readonly name: string; readonly value: string }[];
}

/** Which element stands for a part. The headings of a document stand below that of the preview, which is the second. */
const ELEMENTS = {
  H1: 'h3',
  H2: 'h4',
  H3: 'h5',
  H4: 'h6',
  H5: 'h6',
  H6: 'h6',
  P: 'p',
  L: 'ul',
  LI: 'li',
  Table: 'table',
  TR: 'tr',
  TH: 'th',
  TD: 'td',
  Caption: 'caption',
  BlockQuote: 'blockquote',
} as const;

/** The words of a page as its document arranges them: headings, paragraphs, lists and tables; paragraphs alone without. */
export function PageText({ structure, items, fields }: PageTextProps) {
  const texts = textById(items);
  const arranged = structure && texts.size > 0;
  return (
    <Box sx={{ maxWidth: '70ch', overflowWrap: 'anywhere', 'th, td': { textAlign: 'start', pr: 2 } }}>
      {arranged
        ? drawNode(structure, texts)
        : paragraphsOf(items).map(({ y, text }) => <p key={`${y} ${text}`}>{text}</p>)}
      {fields.map(({ id, name, value }) => (
        <p key={id}>
          {name}: {value}
        </p>
      ))}
    </Box>
  );
}

function drawNode(node: StructureNode, texts: ReadonlyMap<string, string>): ReactNode {
  const { role, alt, children } = node;
  // The list of the page has a mark of its own.
  if (role === 'Lbl') return null;
  if (role === 'Figure') return alt ? <p>{alt}</p> : null;
  const parts = children.map((child) =>
    'role' in child
      ? { key: firstId(child), drawn: drawNode(child, texts) }
      : { key: child.id, drawn: texts.get(child.id) },
  );
  const drawn = parts.map(({ key, drawn: part }) => <Fragment key={key}>{part}</Fragment>);
  const Element = ELEMENTS[role as keyof typeof ELEMENTS];
  if (Element === 'table')
    return (
      <table>
        <tbody>{drawn}</tbody>
      </table>
    );
  return Element ? <Element>{drawn}</Element> : drawn;
}

/** What a part is known by: the first text in it. */
const firstId = ({ role, children }: StructureNode): string => {
  const [first] = children;
  if (!first) return role;
  return 'role' in first ? firstId(first) : first.id;
};
