import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  type KeyboardEvent,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useTranslate } from 'react-admin';
import { type UnreadableReason, unreadableReasons } from '../../contract/documents/unreadable';
import { refusalText } from '../api/refusal';
import { useSay } from '../i18n/useSay';
import { useSentence } from '../i18n/useSentence';
import { Button } from '../ui/Button';
import { Loading } from '../ui/Loading';
import { NotLoaded } from '../ui/NotLoaded';
import { PreviewBar } from './PreviewBar';

const PdfPages = lazy(() => import('./PdfPages'));

export interface PdfPreviewProps {
  /** Accessible name of the preview. */
  readonly title: string;
  /** Bytes of the document; undefined while they are loading. */
  readonly pdf: Uint8Array | undefined;
  /** Error of loading the bytes; `again` retries. */
  readonly error?: unknown;
  readonly again?: (() => unknown) | undefined;
  /** Saves the document, for people to whom it cannot be shown here. */
  readonly download?: (() => void) | undefined;
  /** Reason why the document cannot be shown, or only in part, according to the provider. */
  readonly unreadable?: UnreadableReason | undefined;
  /** Called when the document cannot be shown, or only in part: it then counts as neither shown nor read. */
  readonly onUnreadable?: ((reason: UnreadableReason) => void) | undefined;
  /** Lets the person open a protected document with its password, for viewing, not for signing. */
  readonly askPassword?: boolean;
  /** Number of pages assumed until the pages are counted. */
  readonly usualPages?: number;
  /** Called after a page was drawn. */
  readonly onShown?: (() => void) | undefined;
  /** Called after the last page was drawn, which means that the person reached it. */
  readonly onLastPage?: (() => void) | undefined;
}

/** Zoom factors of the available width, for phones and for people with low vision. */
const ZOOMS = [1, 1.5, 2, 3] as const;

/** Reasons for which part of the pages can still be seen. */
const SHOWN_IN_PART: readonly UnreadableReason[] = ['undrawn', 'blank', 'tooComplex'];

/** Shows a document page by page, by buttons or arrow keys, or only its text, to be read larger. */
export function PdfPreview(props: PdfPreviewProps) {
  const { title, pdf, error, again, download, usualPages, onShown, onLastPage } = props;
  const { unreadable, onUnreadable, askPassword = false } = props;
  const say = useSay();
  const translate = useTranslate();
  const sentence = useSentence();
  const region = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [counted, setCounted] = useState<number>();
  /** Index of the page that was drawn last. */
  const [drawn, setDrawn] = useState<number>();
  const [failed, setFailed] = useState<UnreadableReason>();
  const [plain, setPlain] = useState(false);
  const [size, setSize] = useState(0);
  const unread = !pdf && Boolean(error);
  const count = counted ?? usualPages;
  const isOpened = unreadable === 'password' && askPassword;
  const reason = pdf?.length === 0 ? 'empty' : (failed ?? (isOpened ? undefined : unreadable));
  const isHidden = reason !== undefined && !SHOWN_IN_PART.includes(reason);
  const isLast = counted !== undefined && at >= counted - 1;
  const isRead = isLast && drawn === at && !reason;
  const isShown = drawn !== undefined && !reason;

  // A new document begins at its first page, before its pages are drawn and counted. This does not apply to the first
  // document: the person may already have turned the page while it was loading.
  const [before, setBefore] = useState(pdf);
  const [version, setVersion] = useState(0);
  if (before !== pdf) {
    setBefore(pdf);
    if (before) setAt(0);
    setCounted(undefined);
    setDrawn(undefined);
    setFailed(undefined);
    setVersion((now) => now + 1);
  }
  const tellShown = useEffectEvent(() => onShown?.());
  const tellRead = useEffectEvent(() => onLastPage?.());
  const tellUnreadable = useEffectEvent((why: UnreadableReason) => onUnreadable?.(why));
  useEffect(() => {
    if (isShown) tellShown();
  }, [isShown]);
  useEffect(() => {
    if (isRead) tellRead();
  }, [isRead]);
  useEffect(() => {
    if (reason) tellUnreadable(reason);
  }, [reason]);

  const turn = (by: 1 | -1) => setAt((now) => Math.min(Math.max(now + by, 0), (count ?? 1) - 1));
  const zoom = ZOOMS[size] ?? 1;
  const enlarge = (by: 1 | -1) => setSize((now) => (ZOOMS[now + by] ? now + by : now));
  const onKeyDown = ({ key }: KeyboardEvent) => {
    // With zoom, the arrow keys scroll the page.
    if (key === 'PageDown' || (key === 'ArrowRight' && zoom === 1)) turn(1);
    if (key === 'PageUp' || (key === 'ArrowLeft' && zoom === 1)) turn(-1);
    if (key === '+') enlarge(1);
    if (key === '-') enlarge(-1);
  };
  const onLoaded = useCallback((pages: number) => {
    setCounted(pages);
    setAt((now) => Math.min(now, pages - 1));
  }, []);
  // Only the first reason is exact; later ones are its consequences.
  const onFailed = useCallback((why: UnreadableReason) => setFailed((now) => now ?? why), []);
  const retry = () => {
    // The button disappears while the document is read again; without scrolling, nothing moves under the pointer.
    region.current?.focus({ preventScroll: true });
    return again?.();
  };

  function content() {
    if (unread) return <NotLoaded again={retry}>{translate(refusalText(error))}</NotLoaded>;
    const loading = <Loading label={say('signing.preview.loading')} heights={[480]} />;
    const warning = reason && (
      <Alert
        severity="warning"
        action={
          download && (
            <Button color="inherit" size="small" onClick={download}>
              {say('signing.menu.download')}
            </Button>
          )
        }
      >
        {sentence(unreadableReasons[reason].say)}{' '}
        {say(isHidden ? 'signing.preview.unreadable' : 'signing.preview.inPart')}
      </Alert>
    );
    if (isHidden) return warning;
    if (!pdf) return loading;
    return (
      <Suspense fallback={loading}>
        {warning}
        <PdfPages
          key={version}
          askPassword={askPassword}
          pdf={pdf}
          at={at}
          plain={plain}
          zoom={zoom}
          onLoaded={onLoaded}
          onFailed={onFailed}
          onDrawn={setDrawn}
        />
      </Suspense>
    );
  }

  return (
    <>
      <PreviewBar
        at={at}
        count={count}
        isLast={isLast}
        turn={turn}
        enlarge={enlarge}
        plain={plain}
        setPlain={setPlain}
        zoom={{
          percent: Math.round(zoom * 100),
          smallest: size === 0,
          largest: size === ZOOMS.length - 1,
        }}
        hidden={unread || isHidden}
      />
      <Box
        ref={region}
        role="region"
        aria-label={title}
        aria-description={say('signing.preview.keys')}
        tabIndex={0}
        onKeyDown={onKeyDown}
        sx={{
          border: 1,
          borderColor: 'divider',
          maxHeight: '75vh',
          minHeight: 240,
          // Reserves the height of a page from the start, so that buttons below do not move while a person presses
          // them.
          ...(!plain && zoom === 1 && { aspectRatio: '210 / 297', width: 1 }),
          overflow: 'auto',
          // A scrollbar that appears would change the width that the page is drawn for.
          scrollbarGutter: 'stable',
          p: { xs: 0.5, sm: 1.5 },
        }}
      >
        {content()}
      </Box>
    </>
  );
}
