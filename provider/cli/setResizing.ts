import { holdingSet, resizingSet } from '../../contract/resizing/endpoints';
import { type OperatorAccess, operatorCommand } from './operatorCall';
import { optionsOf } from './optionsOf';
import { UsageError } from './usageError';

type Command = (args: readonly string[], access: () => OperatorAccess) => Promise<string>;

const text = { type: 'string' } as const;

function schoolOf(command: string, school: string | undefined): string {
  if (!school) throw new UsageError(`${command} needs --school.`);
  return school;
}

/** `resizing announce`: a school is merged into others, by their ministerial codes. @returns what to print */
export const announceResizing: Command = async (args, access) => {
  const { school, into, ceased } = optionsOf(args, { school: text, into: text, ceased: { type: 'boolean' } });
  const customerCode = schoolOf('resizing announce', school);
  if (!into) throw new UsageError('resizing announce needs --into: ministerial codes, commas between them.');
  const codMin = into.split(',').map((code) => code.trim());
  const body = { customerCode, azione: 'annuncia', codMin, cessata: ceased === true };
  await operatorCommand(access(), resizingSet.path, body);
  return `${customerCode} is announced as merged into ${codMin.join(', ')}.`;
};

const moves = {
  ritira: (school: string) => `The resizing of ${school} is withdrawn.`,
  concludi: (school: string) => `The data of ${school} were moved.`,
  riprendi: (school: string) => `The conclusion of ${school} is taken back.`,
} as const;

const move =
  (command: string, azione: keyof typeof moves): Command =>
  async (args, access) => {
    const customerCode = schoolOf(command, optionsOf(args, { school: text }).school);
    await operatorCommand(access(), resizingSet.path, { customerCode, azione });
    return moves[azione](customerCode);
  };

/** `resizing withdraw`: takes an announcement back. */
export const withdrawResizing = move('resizing withdraw', 'ritira');
/** `resizing conclude`: marks the data as moved. */
export const concludeResizing = move('resizing conclude', 'concludi');
/** `resizing resume`: marks the data as not moved, for thirty days. */
export const resumeResizing = move('resizing resume', 'riprendi');

/**
 * `resizing holdings`: records the years and documents that an application holds of a school. @returns what to print
 */
export const tellHoldings: Command = async (args, access) => {
  const found = optionsOf(args, { school: text, application: text, years: text, documents: text });
  const customerCode = schoolOf('resizing holdings', found.school);
  const years = /^(\d{4})-(\d{4})$/.exec(found.years ?? '');
  if (!found.application || !years || !/^\d{1,9}$/.test(found.documents ?? ''))
    throw new UsageError('resizing holdings needs --application, --years 2015-2026 and --documents.');
  await operatorCommand(access(), holdingSet.path, {
    customerCode,
    appCode: found.application,
    dal: Number(years[1]),
    al: Number(years[2]),
    documenti: Number(found.documents),
  });
  return `What ${found.application} holds of ${customerCode} is known.`;
};
