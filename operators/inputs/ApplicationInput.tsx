import { platformApplicationList } from '../../contract/staff/endpoints/applications';
import type { CallApi } from '../../src/api/CallApi';
import type { FilterInputProps } from '../../src/engine/declaration/declaration';
import type { OwnInputProps } from '../../src/engine/form/inputs/InputProps';
import { CodeFilter, CodeInput } from './CodeInput';

const find = async (callApi: CallApi, words: string) => {
  const { data } = await callApi(platformApplicationList, {});
  const wanted = words.toLowerCase();
  return data
    .map(({ ac, description }) => ({ code: ac, name: description }))
    .filter(({ code, name }) => `${name} (${code})`.toLowerCase().includes(wanted));
};

const search = { of: 'application', find };

/** Renders an input for an application, found by name or code. */
export const ApplicationInput = (props: OwnInputProps) => <CodeInput {...props} {...search} />;

/** Renders the input of a filter for an application, found by name or code. */
export const ApplicationFilter = (props: FilterInputProps) => <CodeFilter {...props} {...search} />;
