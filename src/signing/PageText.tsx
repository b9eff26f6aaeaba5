import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';
import { paragraphsOf, type StructureNode, type TextItem, textById } from './pageText';

export interface PageTextProps {
  /** Null if the document is not tagged. */
  readonly structure: StructureNode | null;
  readonly items: readonly TextItem[];
  /** Values of the form fields on the page. */
  readonly fields: readonly { readonly id: string; readonly name: string; readonly value: string }[];
}

/** HTML element for each structure type. The document's headings start below that of the preview, an h2. */
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

/**
 * Renders the text of a page with the document's structure: headings, paragraphs, lists and tables; only paragraphs if
 * the document is not tagged.
 */
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
  // HTML lists render their own markers.
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

/** Returns the React key of a node: the id of the first text in it. */
const firstId = ({ role, children }: StructureNode): string => {
  const [first] = children;
  if (!first) return role;
  return 'role' in first ? firstId(first) : first.id;
};
