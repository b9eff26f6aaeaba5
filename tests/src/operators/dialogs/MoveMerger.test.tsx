import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WithdrawMerger } from '../../../../operators/dialogs/MoveMerger';
import { operatorDialog } from '../../../fixtures/operatorDialog';

const merger = {
  id: 'SG20101',
  school: 'SG20101',
  name: 'Liceo Torricelli',
  into: 'TNPC02000A',
  answered: 1,
};
const closing = { people: 37, enabled: 30, signedInLately: 9, licences: 4, files: 2 };

it.each([
  [0, /la scuola non ha ancora consegnato le sue scelte\. Le 37 utenze/],
  [3, /con le scelte della scuola e le risposte già date: 1 su 3\./],
])('an announcement with %i choices is withdrawn with what there is of it', async (choices, said) => {
  operatorDialog(WithdrawMerger, { ...merger, choices }, { platformSchoolClosing: closing });
  expect(await screen.findByText(said)).toBeVisible();
});
