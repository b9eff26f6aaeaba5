import 'react-pdf/dist/Page/AnnotationLayer.css';
import 'react-pdf/dist/Page/TextLayer.css';
import Box from '@mui/material/Box';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Document, type DocumentProps, Page, type PageProps, pdfjs } from 'react-pdf';
import { isDynamicForm } from '../../contract/documents/dynamicForm';
import type { UnreadableReason } from '../../contract/documents/unreadable';
import { useSay } from '../i18n/useSay';
import { Loading } from '../ui/Loading';
import { PageText, type PageTextProps } from './PageText';
import { PasswordForm } from './PasswordForm';
import { usePdfWorker } from './usePdfWorker';

/**
 * Address of the decoders, character maps and fonts that pdf.js fetches on demand; vite.config.ts copies them there.
 */
const FILES = new URL(
  `${import.meta.env.BASE_URL}assets/pdfjs-${pdfjs.version}/`,
  location.origin,
).toString();

const OPTIONS = {
  // The content security policy does not allow code generated at run time.
  isEvalSupported: false,
  enableXfa: false,
  wasmUrl: `${FILES}wasm/`,
  iccUrl: `${FILES}iccs/`,
  cMapUrl: `${FILES}cmaps/`,
  standardFontDataUrl: `${FILES}standard_fonts/`,
} as const;

/** Document and page objects of react-pdf. */
type DocumentProxy = Parameters<NonNullable<DocumentProps['onLoadSuccess']>>[0];
type PageProxy = Parameters<NonNullable<PageProps['onLoadSuccess']>>[0];

export interface PdfPagesProps {
  /** Must not change during the life of the component. */
  readonly pdf: Uint8Array;
  /** Current page, from 0. */
  readonly at: number;
  /** Shows the text in place of the image. */
  readonly plain: boolean;
  /** Multiple of the available width. */
  readonly zoom: number;
  /** Lets the person open a protected document with its password. */
  readonly askPassword: boolean;
  readonly onLoaded: (pages: number) => void;
  /** Called with the index of a page, from 0, after it was drawn completely. */
  readonly onDrawn: (page: number) => void;
  /** Called when the document cannot be shown, or only in part. */
  readonly onFailed: (reason: UnreadableReason) => void;
}

/** Renders a page of a document, with a text layer over the image so that it can be read aloud and copied. */
export default function PdfPages(props: PdfPagesProps) {
  const { pdf, at, plain, zoom, askPassword, onLoaded, onDrawn, onFailed } = props;
  const say = useSay();
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [page, setPage] = useState<PageProxy>();
  const [text, setText] = useState<PageTextProps>();
  const [loaded, setLoaded] = useState(false);
  const [locked, setLocked] = useState<{
    readonly open: (password: string) => void;
    readonly wrong: boolean;
  }>();
  const fail = useCallback(() => onFailed('broken'), [onFailed]);
  const failPage = useCallback(() => onFailed('undrawn'), [onFailed]);
  const reader = usePdfWorker(fail);
  // pdf.js transfers the bytes to its worker, so it gets a copy.
  const file = useMemo(() => ({ data: pdf.slice() }), [pdf]);
  const options = useMemo(() => reader && { ...OPTIONS, worker: reader.worker }, [reader]);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setWidth(Math.floor(element.clientWidth));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    // The fields are inserted some time after pdf.js reports them as rendered.
    const fields = new MutationObserver(() => lockFields(element));
    fields.observe(element, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      fields.disconnect();
    };
  }, []);

  useEffect(() => {
    if (!plain || !page) return undefined;
    let current = true;
    Promise.all([
      page.getStructTree(),
      page.getTextContent({ includeMarkedContent: true }),
      page.getAnnotations({ intent: 'display' }),
    ]).then(([structure, { items }, annotations]) => {
      if (current) setText({ structure, items, fields: annotations.flatMap(filledField) });
    }, failPage);
    return () => {
      current = false;
    };
  }, [plain, page, failPage]);

  async function load(document: DocumentProxy): Promise<void> {
    setLocked(undefined);
    if (document.numPages === 0) return onFailed('noPages');
    if (await isDynamicForm(document)) return onFailed('xfa');
    setLoaded(true);
    onLoaded(document.numPages);
  }

  async function drawn(shown: PageProxy): Promise<void> {
    const { pageNumber } = shown;
    const isMissing = [...shown.objs, ...shown.commonObjs].some(([, object]) => object === null);
    if (!isMissing && (await reader?.isWhole(pageNumber))) onDrawn(pageNumber - 1);
    else failPage();
  }

  const loading = <Loading label={say('signing.preview.loading')} heights={[480]} />;
  return (
    <div ref={box}>
      {options && (
        <Document
          file={file}
          options={options}
          loading={locked ? <PasswordForm {...locked} /> : loading}
          error={null}
          onPassword={(open, reason) =>
            askPassword
              ? setLocked({ open, wrong: reason === pdfjs.PasswordResponses.INCORRECT_PASSWORD })
              : onFailed('password')
          }
          onLoadSuccess={(document) => void load(document).catch(fail)}
          onLoadError={fail}
          onSourceError={fail}
        >
          {loaded && width > 0 && (
            <Box sx={plain ? { display: 'none' } : FIELDS}>
              <Page
                pageIndex={at}
                width={Math.min(width, 900) * zoom}
                loading={loading}
                renderForms
                filterAnnotations={onlyFields}
                onRenderAnnotationLayerError={failPage}
                onGetAnnotationsError={failPage}
                error={null}
                onLoadSuccess={setPage}
                onLoadError={failPage}
                onRenderSuccess={(shown) => void drawn(shown).catch(failPage)}
                onRenderError={failPage}
              />
            </Box>
          )}
        </Document>
      )}
      {plain && text && <PageText {...text} />}
    </div>
  );
}

type Annotations = Awaited<ReturnType<PageProxy['getAnnotations']>>;

/**
 * Returns only the form fields among the annotations. They are drawn over the page with their values, even if the
 * document has no appearance for them.
 */
const onlyFields: NonNullable<PageProps['filterAnnotations']> = ({ annotations }) =>
  annotations
    .filter(({ subtype }) => subtype === 'Widget')
    // Without appearance streams, pdf.js does not know which state is the checked one.
    .map((field) =>
      'checkBox' in field && field.checkBox ? { ...field, exportValue: tickOf(field) } : field,
    );

/** Returns the export value of a checked checkbox. */
const tickOf = ({
  exportValue,
  fieldValue,
}: {
  readonly exportValue?: string;
  readonly fieldValue?: string;
}) => exportValue ?? (fieldValue && fieldValue !== 'Off' ? fieldValue : 'Yes');

/** Styles that show field values as print, not as inputs. */
const FIELDS = {
  '& .annotationLayer': { '--annotation-unfocused-field-background': 'none' },
  '& .annotationLayer :disabled': { color: 'black', opacity: 1, cursor: 'default' },
} as const;

/** Disables form fields, because the document is only read. */
function lockFields(pages: HTMLElement): void {
  for (const field of pages.querySelectorAll<HTMLInputElement>(
    '.annotationLayer :is(input, textarea, select, button)',
  )) {
    field.disabled = true;
    if (!field.labels?.length && !field.title && field.name) field.setAttribute('aria-label', field.name);
  }
}

/** Returns the name and value of a form field that was filled in. */
function filledField(annotation: Annotations[number]): PageTextProps['fields'] {
  const { subtype, id, fieldName, alternativeText, fieldValue } = annotation;
  const value = [fieldValue].flat().filter((one) => one && one !== 'Off');
  return subtype === 'Widget' && value.length > 0
    ? [{ id: String(id), name: String(alternativeText || fieldName), value: value.join(', ') }]
    : [];
}
