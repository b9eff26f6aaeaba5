import { platformApplicationList } from '../../contract/staff/endpoints/applications';
import type { CallApi } from '../../src/api/CallApi';
import type { OwnInputProps } from '../../src/engine/form/inputs/InputProps';
import { CodeInput } from './CodeInput';

const find = async (callApi: CallApi, words: string) => {
  const { data } = await callApi(platformApplicationList, {});
  const wanted = words.toLowerCase();
  return data
    .map(({ ac, description }) => ({ code: ac, name: description }))
    .filter(({ code, name }) => `${name} (${code})`.toLowerCase().includes(wanted));
};

/** Renders an input for an application, found by name or code. */
export const ApplicationInput = (props: OwnInputProps) => (
  <CodeInput {...props} of="application" find={find} />
);
