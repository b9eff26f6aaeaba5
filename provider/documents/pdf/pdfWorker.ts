import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { isDynamicForm } from '../../../contract/documents/dynamicForm';
import { completedPage, isContentLost } from '../../../contract/documents/pageMessages';
import { limitBuffers } from './limitBuffers';
import type { PdfFacts, PdfTask } from './pdfFacts';

/** The program of the worker thread: examines one PDF as the console would draw it, without drawing it. */
const { bytes, buffers } = workerData as PdfTask;

let lost = false;
let exceeded = false;
const completed = new Set<number>();
const listen = (message: unknown) => {
  lost ||= isContentLost(String(message));
  const page = completedPage(String(message));
  if (page !== undefined) completed.add(page);
};
console.warn = listen;
console.info = listen;

// Without Node's DecompressionStream, pdf.js uses its own decoder. Node's reports no error for a truncated stream, and
// its memory is not counted.
Reflect.deleteProperty(globalThis, 'DecompressionStream');
// pdf.js needs these classes when it is loaded, but uses them only for drawing.
class Unused {}
globalThis.DOMMatrix ??= Unused as unknown as typeof DOMMatrix;
globalThis.ImageData ??= Unused as unknown as typeof ImageData;
globalThis.Path2D ??= Unused as unknown as typeof Path2D;

limitBuffers(buffers, () => {
  exceeded = true;
});
const { AnnotationMode, getDocument, OPS, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

const PAINTING: ReadonlySet<number> = new Set([
  OPS.paintImageXObject,
  OPS.paintImageXObjectRepeat,
  OPS.paintImageMaskXObject,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintInlineImageXObject,
  OPS.paintInlineImageXObjectGroup,
  OPS.paintSolidColorImageMask,
  OPS.shadingFill,
  OPS.constructPath,
  OPS.rawFillPath,
]);

async function examine(): Promise<PdfFacts> {
  try {
    const facts = await examineDocument();
    return exceeded ? { ...facts, unreadable: 'tooComplex' } : facts;
  } catch (error) {
    if (exceeded) return { unreadable: 'tooComplex' };
    return { unreadable: (error as Error).name === 'PasswordException' ? 'password' : 'broken' };
  }
}

async function examineDocument(): Promise<PdfFacts> {
  const document = await getDocument({
    data: bytes,
    isEvalSupported: false,
    useSystemFonts: false,
    verbosity: VerbosityLevel.INFOS,
    wasmUrl: join(folder, 'wasm/'),
    iccUrl: join(folder, 'iccs/'),
    cMapUrl: join(folder, 'cmaps/'),
    standardFontDataUrl: join(folder, 'standard_fonts/'),
  }).promise;
  const { numPages: pages } = document;
  if (pages === 0) return { unreadable: 'noPages' };
  if (await isDynamicForm(document)) return { pages, unreadable: 'xfa' };
  const unreadable = await examinePages(document);
  return { pages, ...(unreadable && { unreadable }) };
}

async function examinePages(document: PDFDocumentProxy): Promise<PdfFacts['unreadable']> {
  let blank = true;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    if (await paints(page)) blank = false;
    // pdf.js reports a completed page some microtasks after it has returned the operators.
    await new Promise(setImmediate);
    if (lost || !completed.has(number)) return 'undrawn';
    page.cleanup();
  }
  return blank ? 'blank' : undefined;
}

/** Reports whether a page has visible content. Messages of pdf.js, not this result, report content that is lost. */
async function paints(page: PDFPageProxy): Promise<boolean> {
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: AnnotationMode.ENABLE });
  // Images are decoded separately from the operators: each is awaited.
  for (const [place, operator] of fnArray.entries())
    if (operator === OPS.dependency)
      for (const id of argsArray[place] as readonly string[])
        await new Promise<void>((resolve) =>
          (id.startsWith('g_') ? page.commonObjs : page.objs).get(id, () => resolve()),
        );
  if (fnArray.some((operator, place) => PAINTING.has(operator) || hasInk(operator, argsArray[place])))
    return true;
  const annotations = await page.getAnnotations({ intent: 'display' });
  return annotations.some(({ fieldValue }) => Boolean(fieldValue) && fieldValue !== 'Off');
}

/** Reports whether an operator shows text other than spaces. */
const hasInk = (operator: number, parts: unknown): boolean =>
  operator === OPS.showText &&
  (parts as readonly (readonly (number | { readonly isSpace?: boolean })[])[])[0]?.some(
    (glyph) => typeof glyph === 'object' && glyph !== null && !glyph.isSpace,
  ) === true;

parentPort?.postMessage(await examine());
