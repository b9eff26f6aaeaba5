/** Parts of a pdf.js document that show whether it is a dynamic form. */
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
 * Checks whether a PDF is a dynamic XFA form. The pages of such a form only say "Please wait…", and its contents are
 * XML that few programs render. A static form also draws its fields on its pages.
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

/**
 * Returns whether an annotation is a form field placed on the page. Signature fields do not count because dynamic forms
 * have them on the page too.
 */
const isFieldOnPage = ({
  subtype,
  fieldType,
  rect: [left = 0, bottom = 0, right = 0, top = 0] = [],
}: Awaited<ReturnType<Awaited<ReturnType<FormDocument['getPage']>>['getAnnotations']>>[number]): boolean =>
  subtype === 'Widget' && fieldType !== 'Sig' && right > left && top > bottom;
