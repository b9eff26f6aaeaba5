import { expect, it } from 'vitest';
import { sourcesUnder } from './sources';

/** Reasons for files to call the provider directly instead of through `useRead` or `useCommand`. */
const REASONS = {
  'it is what the others stand on': ['src/api/CallApi.ts', 'src/api/useCommand.ts', 'src/api/useRead.ts'],
  'it keeps the version of what it read': [
    'src/engine/form/useSingleRecord.ts',
    'src/customRoutes/preservation/usePreservationData.ts',
    'src/steps/useProcedure.ts',
    'src/steps/usePresence.ts',
  ],
  'its page is rebuilt on the single record': [
    'src/customRoutes/account/ProfilePage.tsx',
    'src/customRoutes/schools/SchoolPage.tsx',
  ],
  'it hands calls to the dialogs of a signature, which run them': [
    'src/customRoutes/contracts/ContractPanel.tsx',
    'src/customRoutes/contracts/ServicePanel.tsx',
    'src/customRoutes/contracts/RequestedDocument.tsx',
    'src/customRoutes/contracts/useSignMany.ts',
    'src/customRoutes/orders/OrderContract.tsx',
    'src/customRoutes/preservation/DocumentDialogs.tsx',
    'src/customRoutes/resizing/SignStep.tsx',
    'src/resources/transfer/SignStep.tsx',
  ],
  'it hands calls to a step of a procedure, which runs them': [
    'src/customRoutes/orders/useOrders.ts',
    'src/customRoutes/resizing/useMergedScreens.tsx',
    'src/resources/transfer/useSaveChoices.ts',
  ],
  'its read needs several calls, or forgives a refusal': [
    'src/customRoutes/orders/RestorationPage.tsx',
    'src/customRoutes/resizing/useReceived.ts',
    'src/layout/AccountChoice.tsx',
  ],
  'it calls again by itself, or several at once': [
    'src/customRoutes/contracts/SignMany.tsx',
    'src/customRoutes/contracts/useCheckMany.ts',
    'src/customRoutes/supportAccess/SupportWatch.tsx',
    'src/resources/transfer/useAttachments.ts',
    'src/resources/transfer/useCreateDocument.ts',
    'src/signing/useClauses.ts',
  ],
  'a file that is chosen replaces the one that is being checked': [
    'src/customRoutes/contracts/CheckPage.tsx',
    'src/signing/useSignedFile.ts',
  ],
  'it leads through a link of a mail, or a password, whose failures it tells apart': [
    'src/customRoutes/account/OtpPage.tsx',
    'src/customRoutes/account/usePasswordLink.ts',
  ],
  'it makes a file of an answer, for any button': [
    'src/customRoutes/contracts/useAttempt.ts',
    'src/engine/record/useDownload.ts',
  ],
} as const;

it('calls the provider through useRead and useCommand, but for the files that have a reason', () => {
  const called = sourcesUnder('src').flatMap(({ path, text }) =>
    [...text.matchAll(/\buseCallApi\(\)/g)].map(() => path),
  );
  expect(called.length).toBeGreaterThan(10);
  expect(called.length).toBeLessThanOrEqual(36);
  const known: readonly string[] = Object.values(REASONS).flat();
  expect([...new Set(called)].filter((path) => !known.includes(path))).toEqual([]);
});
