import 'react-pdf/dist/Page/TextLayer.css';
import Box from '@mui/material/Box';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Document, Page, type PageProps, pdfjs } from 'react-pdf';
import { useSay } from '../../i18n/useSay';
import { Loading } from '../../ui/Loading';
import { PageText, type PageTextProps } from './PageText';

// From our own origin, as the policy of the pages wants it.
pdfjs.GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/build/pdf.worker.min.mjs',
  import.meta.url,
).toString();

/** No code made at run time, as the policy of the pages wants it. */
const OPTIONS = { isEvalSupported: false, enableXfa: false } as const;

/** A page as the reader hands it out. */
type PageProxy = Parameters<NonNullable<PageProps['onLoadSuccess']>>[0];

export interface PdfPagesProps {
  readonly pdf: Uint8Array;
  /** The page shown, from 0. */
  readonly at: number;
  /** Its words in place of its picture. */
  readonly plain: boolean;
  /** How many times the width that there is. */
  readonly zoom: number;
  readonly onLoaded: (pages: number) => void;
  /** A page was drawn: which, from 0. */
  readonly onDrawn: (page: number) => void;
  readonly onFailed: () => void;
}

/** One page of a document, with its text over the picture so that it can be read aloud and copied. */
export default function PdfPages({ pdf, at, plain, zoom, onLoaded, onDrawn, onFailed }: PdfPagesProps) {
  const say = useSay();
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [page, setPage] = useState<PageProxy>();
  const [text, setText] = useState<PageTextProps>();
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

  useEffect(() => {
    if (!plain || !page) return undefined;
    let current = true;
    Promise.all([page.getStructTree(), page.getTextContent({ includeMarkedContent: true })]).then(
      ([structure, { items }]) => {
        if (current) setText({ structure, items });
      },
      onFailed,
    );
    return () => {
      current = false;
    };
  }, [plain, page, onFailed]);

  return (
    <div ref={box}>
      <Document
        file={file}
        options={OPTIONS}
        loading={<Loading label={say('signing.preview.loading')} heights={[480]} />}
        error={<p>{say('signing.preview.unreadable')}</p>}
        onLoadSuccess={({ numPages }) => onLoaded(numPages)}
        onLoadError={onFailed}
        onSourceError={onFailed}
      >
        {width > 0 && (
          <Box sx={plain ? { display: 'none' } : undefined}>
            <Page
              pageIndex={at}
              width={Math.min(width, 900) * zoom}
              loading={<Loading label={say('signing.preview.loading')} heights={[480]} />}
              renderAnnotationLayer={false}
              error={null}
              onLoadSuccess={setPage}
              onLoadError={onFailed}
              onRenderSuccess={({ pageNumber }) => onDrawn(pageNumber - 1)}
              onRenderError={onFailed}
            />
          </Box>
        )}
      </Document>
      {plain && text && <PageText {...text} />}
    </div>
  );
}
