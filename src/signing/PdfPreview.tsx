import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
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
import { Loading } from '../ui/Loading';
import { NotLoaded } from '../ui/NotLoaded';
import { PreviewBar } from './PreviewBar';

const PdfPages = lazy(() => import('./PdfPages'));

export interface PdfPreviewProps {
  /** Names the preview for screen readers. */
  readonly title: string;
  /** The bytes of the document; undefined while they are awaited. */
  readonly pdf: Uint8Array | undefined;
  /** Why the bytes could not be read, and what reads them again. */
  readonly error?: unknown;
  readonly again?: (() => unknown) | undefined;
  /** Saves the document, for whoever cannot be shown it here. */
  readonly download?: (() => void) | undefined;
  /** Why it cannot be read, or not all of it, where the provider says so. */
  readonly unreadable?: UnreadableReason | undefined;
  /** It was found that it cannot be shown, or not all of it: it is neither shown nor read. */
  readonly onUnreadable?: ((reason: UnreadableReason) => void) | undefined;
  /** Whether a protected document is opened with its password: to be looked at, not to be signed. */
  readonly askPassword?: boolean;
  /** How many pages such a document usually has, until they are counted. */
  readonly usualPages?: number;
  /** A page of it has been drawn. */
  readonly onShown?: (() => void) | undefined;
  /** Its last page has been drawn: somebody has come to it. */
  readonly onLastPage?: (() => void) | undefined;
}

/** How many times the width that there is, for whoever reads on a phone or sees little. */
const ZOOMS = [1, 1.5, 2, 3] as const;

/** Where something of the pages can be seen. */
const SHOWN_IN_PART: readonly UnreadableReason[] = ['undrawn', 'blank', 'tooComplex'];

/** A document page by page, by buttons or arrow keys; its text alone, to be read larger. */
export function PdfPreview(props: PdfPreviewProps) {
  const { title, pdf, error, again, download, usualPages, onShown, onLastPage } = props;
  const { unreadable, onUnreadable, askPassword = false } = props;
  const say = useSay();
  const translate = useTranslate();
  const sentence = useSentence();
  const region = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [counted, setCounted] = useState<number>();
  /** The page that was drawn last. */
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

  // Another document begins at its first page, before its pages are drawn and counted. The first one does not: who
  // turned the page while it was awaited is there already.
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
    // An enlarged page is moved by the arrows.
    if (key === 'PageDown' || (key === 'ArrowRight' && zoom === 1)) turn(1);
    if (key === 'PageUp' || (key === 'ArrowLeft' && zoom === 1)) turn(-1);
    if (key === '+') enlarge(1);
    if (key === '-') enlarge(-1);
  };
  const onLoaded = useCallback((pages: number) => {
    setCounted(pages);
    setAt((now) => Math.min(now, pages - 1));
  }, []);
  // The first reason is the exact one: what comes after follows from it.
  const onFailed = useCallback((why: UnreadableReason) => setFailed((now) => now ?? why), []);
  const retry = () => {
    // The button goes as the document is read again; nothing moves from under the pointer.
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
          // The room of a page from the beginning: what is below would move away from under whoever presses it.
          ...(!plain && zoom === 1 && { aspectRatio: '210 / 297', width: 1 }),
          overflow: 'auto',
          // A bar that comes and goes would change the width that the page is drawn for.
          scrollbarGutter: 'stable',
          p: { xs: 0.5, sm: 1.5 },
        }}
      >
        {content()}
      </Box>
    </>
  );
}
