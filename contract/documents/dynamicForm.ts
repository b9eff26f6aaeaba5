/** The parts of a document of pdf.js that say whether it is a dynamic form. */
interface FormDocument {
  readonly numPages: number;
  getMetadata(): Promise<{ readonly info: object }>;
  getPage(number: number): Promise<{
    getAnnotations(options?: {
      readonly intent?: string;
    }): Promise<
      readonly { readonly subtype?: string; readonly fieldType?: string; readonly rect?: readonly number[] }[]
    >;
  }>;
}

/**
 * Whether a PDF is a dynamic XFA form: its pages hold a "Please wait…" only, and what it says stands in XML that few
 * programs draw. A static one has its fields on its pages as well, where they are drawn.
 */
export async function isDynamicForm(document: FormDocument): Promise<boolean> {
  const { info } = await document.getMetadata();
  if (!('IsXFAPresent' in info && info.IsXFAPresent)) return false;
  for (let number = 1; number <= document.numPages; number += 1) {
    const annotations = await (await document.getPage(number)).getAnnotations({ intent: 'display' });
    if (annotations.some(isFieldOnPage)) return false;
  }
  return true;
}

/** A field that has a place on the page. A signature is placed on the page of a dynamic form as well. */
const isFieldOnPage = ({
  subtype,
  fieldType,
  rect: [left = 0, bottom = 0, right = 0, top = 0] = [],
}: Awaited<ReturnType<Awaited<ReturnType<FormDocument['getPage']>>['getAnnotations']>>[number]): boolean =>
  subtype === 'Widget' && fieldType !== 'Sig' && right > left && top > bottom;
