import { expect, it } from 'vitest';
import { usernameField } from '../../../../contract/users/newUser';
import { usernameOf } from '../../../../provider/identity/accounts/usernameOf';

it.each([
  ['Жуков', 'Георгий', 'zhukov.georgiy'],
  ['Παπαδόπουλος', 'Ελένη', 'papadopoylos.eleni'],
  ['Łuczak', 'Łucja', 'luczak.lucja'],
  ["D'Angelò", 'Niccolò', 'dangelo.niccolo'],
])('gives %s %s a username of letters: %s', (sn, cn, username) => {
  expect(usernameOf(sn, cn)).toBe(username);
});

it.each([
  ['王', '小明'],
  ['محمد', 'علي'],
])('gives %s %s a username that is not that of everybody', (sn, cn) => {
  expect(usernameOf(sn, cn)).not.toMatch(/utente|^\.|\.0|\.$/);
  expect(usernameOf(sn, cn)).toMatch(usernameField.pattern);
});
