import { readConfig } from '../config';
import { openDemoDatabase } from '../demo/openDemoDatabase';
import { resetDemo } from '../demo/resetDemo';
import { systemClock } from '../systemClock';
import { program } from './program';

await program(async () => {
  const config = readConfig(process.env);
  const db = await openDemoDatabase(config);
  try {
    await resetDemo({ config, db, clock: systemClock });
  } finally {
    await db.close();
  }
  console.log('The demo was made again from the beginning. Start it with: npm start');
});
