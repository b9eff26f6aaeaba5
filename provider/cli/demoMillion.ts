import { dayInRome } from '../../contract/values/dates';
import { readConfig } from '../config';
import { migrate } from '../db/migrate';
import { openDatabase } from '../db/openDatabase';
import { generateSchools } from '../demo/generateSchools';
import { hashPassword } from '../identity/password';
import { systemClock } from '../systemClock';
import { optionsOf } from './optionsOf';
import { program } from './program';
import { UsageError } from './usageError';

const TELL_EVERY = 500;

await program(async () => {
  const values = optionsOf(process.argv.slice(2), {
    schools: { type: 'string', default: '8000' },
    users: { type: 'string', default: '200' },
  });
  const amount = {
    schools: wholeNumber('schools', values.schools),
    users: wholeNumber('users', values.users),
  };
  const config = readConfig(process.env);
  if (!config.databaseUrl) throw new UsageError('Set DATABASE_URL to the PostgreSQL that is to be filled.');
  const db = await openDatabase(config);
  try {
    await migrate(db);
    const passwordHash = await hashPassword(config.demoPassword);
    const progress = (schools: number) => {
      if (schools % TELL_EVERY < 20) console.log(`${schools} of ${amount.schools} schools`);
    };
    const today = dayInRome(systemClock.now());
    const added = await generateSchools(db, amount, { today, passwordHash, progress });
    await db.pool.query('vacuum analyze account, account_group, school, licence');
    console.log(`${added} schools of ${amount.users} users each were added.`);
  } finally {
    await db.close();
  }
});

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 3 && value < 100_000) return value;
  throw new UsageError(`--${name} must be a whole number from 4 to 99999, not "${text}".`);
}
