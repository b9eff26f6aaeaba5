import 'react-pdf/dist/Page/TextLayer.css';
import Box from '@mui/material/Box';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Document, Page, pdfjs } from 'react-pdf';
import { useSay } from '../../i18n/useSay';

// From our own origin, as the policy of the pages wants it.
pdfjs.GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/build/pdf.worker.min.mjs',
  import.meta.url,
).toString();

/** No code made at run time, as the policy of the pages wants it. */
const OPTIONS = { isEvalSupported: false, enableXfa: false } as const;

export interface PdfPagesProps {
  readonly pdf: Uint8Array;
  /** The page shown, from 0. */
  readonly at: number;
  /** Its words in place of its picture. */
  readonly plain: boolean;
  readonly onLoaded: (pages: number) => void;
  readonly onFailed: () => void;
}

/** One page of a document, with its text over the picture so that it can be read aloud and copied. */
export default function PdfPages({ pdf, at, plain, onLoaded, onFailed }: PdfPagesProps) {
  const say = useSay();
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [words, setWords] = useState<readonly Line[]>([]);
  // The reader takes the bytes over: a copy is its own.
  const file = useMemo(() => ({ data: pdf.slice() }), [pdf]);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setWidth(Math.floor(element.clientWidth));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={box}>
      <Document
        file={file}
        options={OPTIONS}
        loading={<p>{say('signing.preview.loading')}</p>}
        error={<p>{say('signing.preview.unreadable')}</p>}
        onLoadSuccess={({ numPages }) => onLoaded(numPages)}
        onLoadError={onFailed}
        onSourceError={onFailed}
      >
        {width > 0 && (
          <Box sx={plain ? { display: 'none' } : { '& canvas': { maxWidth: '100%' } }}>
            <Page
              pageIndex={at}
              width={Math.min(width, 900)}
              loading={<p>{say('signing.preview.loading')}</p>}
              renderAnnotationLayer={false}
              onGetTextSuccess={({ items }) => setWords(linesOf(items as readonly TextPiece[]))}
            />
          </Box>
        )}
      </Document>
      {plain && words.map(({ key, line }) => <p key={key}>{line}</p>)}
    </div>
  );
}

interface TextPiece {
  readonly str?: string;
  readonly hasEOL?: boolean;
}

interface Line {
  readonly key: number;
  readonly line: string;
}

/** The lines of a page, each known by its place. */
function linesOf(items: readonly TextPiece[]): readonly Line[] {
  return items
    .map(({ str = '', hasEOL }) => str + (hasEOL ? '\n' : ''))
    .join('')
    .split('\n')
    .flatMap((line, place) => (line.trim() ? [{ key: place, line }] : []));
}
