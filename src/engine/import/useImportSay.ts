import { useCallback } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { importing as english } from '../../i18n/en/importing';
import { importing as italian } from '../../i18n/it/importing';

type Leaves<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}`;
}[keyof T & string];
type Tree = { readonly [key: string]: string | Tree };

/** Key of a sentence about importing, such as `rows.none`. */
export type ImportKey = Leaves<typeof italian>;
export type ImportSay = (key: ImportKey, values?: Readonly<Record<string, string | number>>) => string;

/**
 * Returns the function that translates sentences about importing, which are loaded with the import page and not with
 * the catalogue.
 */
export function useImportSay(): ImportSay {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return useCallback(
    (key, values) => {
      const from: Tree = locale === 'en' ? english : italian;
      const found = key.split('.').reduce<string | Tree | undefined>((at, part) => (at as Tree)[part], from);
      return translate(`importing.${key}`, { ...values, _: String(found) });
    },
    [translate, locale],
  );
}
