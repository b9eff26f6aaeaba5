import { readConfig } from '../config';
import { readOperatorSecret } from '../operatorSecret';
import { accountOfMachine } from './accountOfMachine';
import { checkSignatures } from './checkSignatures';
import { counterSignContract } from './counterSignContract';
import { declaredCommands, declaredHelp } from './declaredCommands';
import { exportPerson } from './exportPerson';
import { failure, type Outcome } from './failure';
import { importCampus } from './importCampus';
import { importSchools } from './importSchools';
import { importTrust } from './importTrust';
import { importUsers } from './importUsers';
import { importLdapUsers } from './ldap/importLdapUsers';
import { machineCommands, machineHelp } from './machine/machineCommands';
import { moveClock } from './moveClock';
import type { OperatorAccess } from './operatorCall';
import { publishContent, withdrawContent } from './publishContent';
import { publishNews } from './publishNews';
import { publishRegistry } from './publishRegistry';
import { rotateKeys } from './rotateKeys';
import { runDeclared } from './runDeclared';
import { moveOrder, proposeContract } from './setOrders';
import {
  announceResizing,
  concludeResizing,
  resumeResizing,
  tellHoldings,
  withdrawResizing,
} from './setResizing';
import { approveSpidRequest, configurePreservation, openPreservation, setSpidRequest } from './setServices';
import { completeTransfer, startTransfer, transferFiles } from './setTransfers';
import { uploadContract } from './uploadContract';
import { UsageError } from './usageError';
import { withdrawNews } from './withdrawNews';

export const HELP = `What the provider's own staff does, over the API of a running provider.

  npm run operator -- news publish --version 5.27.3 --title "…" --text "…"
      publishes a news item to every school; the text may hold p, br, strong, em, lists and https links
  npm run operator -- news withdraw --code CODE
      takes a news item back
  npm run operator -- content publish --category notizie --title "…" --text "…"
      publishes in the news centre: aggiornamenti (with --application WWA --version 6.15.0), notizie or normative
  npm run operator -- content withdraw --code CODE
      takes it out of the news centre
  npm run operator -- registry publish --school SG10001 --year 2026 --file people.json
      what Alunni and Personale say of a school from now on (docs/registry.md)
  npm run operator -- contract countersign --school SG10001 --contract NAME.pdf --file COUNTERSIGNED.p7m
      puts the provider's own signature to a contract that the school signed (a demo signs without --file)
  npm run operator -- signatures check
      asks again, for another day, whether the certificates of signatures that wait were revoked
  npm run operator -- trust import LIST.xml
      trusts the authorities of a trusted list (ETSI TS 119 612) in the times in which they were qualified, and says what
      changed; its signer must have been pinned on the machine (trust pin, below)
  npm run operator -- preservation open --school SG10001
      gives the school the licence of digital preservation and lets it begin the activation
  npm run operator -- preservation configure --school SG10001
      says that the service of a school that completed the activation is at work (a demo does it by itself)
  npm run operator -- spid approve --school SG10001
      the agency has approved the request; spid set --status … puts it elsewhere on its way (--name, --taxCode, --title,
      --position, --telephone: who of the school answers for it)
  npm run operator -- resizing announce --school SG10001 --into TNIC82000X --ceased
      the school is merged into those of the ministerial codes (commas between them); --ceased where it has ceased
  npm run operator -- resizing withdraw --school SG10001
      takes the announcement back, with what the school has chosen and what the others have said
  npm run operator -- resizing conclude --school SG10001
      the data of a school that signed its choices were moved; resizing resume takes that back, for thirty days
  npm run operator -- resizing holdings --school SG10001 --application wwa --years 2015-2026 --documents 4200
      what an application holds of a school, for the two schools of a resizing to compare
  npm run operator -- transfers start --school SG10001 --source TNIS013001 --area Contabile
      somebody is at work on a signed transfer of data from another supplier; whoever signed it is written to
  npm run operator -- transfers complete --school SG10001 --source TNIS013001 --area Contabile
      its data were moved
  npm run operator -- transfers files --school SG10001 --source TNIS013001 --area Contabile
      the files that were handed over, with the passwords of archives; that it was asked is in the audit log
  npm run operator -- orders mepa-arrived --school SG10001 --order 1 --articles SIG,PER
      the order has come from MEPA; orders mepa-mismatch where its articles do not fit, orders accept to accept it: the
      contract is there to be signed; orders paid where a private school's transfer has arrived
  npm run operator -- orders propose --school SG10001 --product SIG --from 2026-01-01 --until 2026-12-31 --fee 31000
      the yearly contract that the school has of a product, and the fee at which it is offered the next year: --fee is in
      cents before VAT (31000 is 310,00 €); without it the list price of the school's band holds (--platform B or C;
      --approval N where the school said no)
  npm run operator -- keys rotate token
      signs tokens with a new key, two minutes from now; those of the key before are accepted until they have run out,
      for ten hours at most (--before refuse: at once, and no more, where that key may have got out; nobody has to sign in
      again)
  npm run operator -- keys rotate master
      makes a new secret.key and seals the secrets in the database anew with it; called again it goes on where it was
      interrupted; without a name, both
  npm run operator -- clock set +30d
      moves the demo's clock 30 days ahead of the true time; now brings it back

  npm run operator -- contract upload --school SG10001 --contract NAME.pdf --file OWN.pdf
      brings the document of a contract, in place of the one that is made; not of one that is signed
  npm run operator -- schools import --file schools.csv
      says row by row what is wrong with a file of schools (CSV, XLSX or JSON); with --run true makes the others,
      with --hidden true reads the hidden rows of a sheet too
  npm run operator -- campus import --school SG10001 --file enrolments.csv
      courses, enrolments and certificates of a school, as its e-learning platform has them (docs/campus.md);
      with --hidden true reads the hidden rows of a sheet too
  npm run operator -- users import --file users.csv
      says what a file would do to the users of the school of SYNC_TOKEN (CSV, XLSX, or OneRoster 1.1 or 1.2: users.csv or the ZIP); with
      --run true imports them, and the supervisor can take that back; --sheet "Studenti" reads another sheet or group of
      people, --hidden true the hidden rows of a sheet too
  npm run operator -- users ldap --url ldaps://dc1.scuola.example --base "OU=Personale,DC=scuola,DC=example"
                      --bind-dn "CN=lettura,DC=scuola,DC=example"
      says what the people of a directory (Active Directory, OpenLDAP) would do to the users of the school
      of SYNC_TOKEN; with --run true imports them. The password is in LDAP_PASSWORD or --password-file FILE; ldap:// is encrypted by StartTLS. --filter,
      --page-size 500, --ca FILE (certificates of its authority), --map uid=sAMAccountName,codicefiscale=employeeID (or
      --map-file FILE): docs/synchronisation.md
  npm run operator -- person export --school SG10001 --uid rossi.SG10001 --reason "request 123" --file rossi.zip
      everything stored about a person, to read and as JSON (articles 15 and 20 of the GDPR); --scope account: of this
      school's account alone, without --scope all accounts of the person and the ArgoID. The file must not exist
${declaredHelp}
${machineHelp}

Environment
  OPERATOR_URL     the provider's address; http://localhost:PORT (8080) when absent
  OPERATOR_SECRET  the operator's secret; when absent it is read from DATA_DIR/operator.secret
  OPERATOR_NAME    who is named in the log; the account on this machine when absent
  OPERATOR_CLIENT_ID, OPERATOR_CLIENT_SECRET
                   a program's, in its place: what is done bears the program's name
  SYNC_TOKEN       for users import and users ldap, in place of these: the token that a supervisor creates for the school
  LDAP_PASSWORD    the password of users ldap

Exit codes: 0 done, 1 refused or stopped, 2 not understood, 3 the provider is not running`;

const commands: Readonly<
  Record<
    string,
    (args: readonly string[], access: () => OperatorAccess, env: NodeJS.ProcessEnv) => Promise<string>
  >
> = {
  'news publish': publishNews,
  'news withdraw': withdrawNews,
  'content publish': publishContent,
  'content withdraw': withdrawContent,
  'registry publish': publishRegistry,
  'contract countersign': counterSignContract,
  'contract upload': uploadContract,
  'signatures check': checkSignatures,
  'trust import': importTrust,
  'preservation open': openPreservation,
  'preservation configure': configurePreservation,
  'spid approve': approveSpidRequest,
  'spid set': setSpidRequest,
  'resizing announce': announceResizing,
  'resizing withdraw': withdrawResizing,
  'resizing conclude': concludeResizing,
  'resizing resume': resumeResizing,
  'resizing holdings': tellHoldings,
  'transfers start': startTransfer,
  'transfers complete': completeTransfer,
  'transfers files': transferFiles,
  'orders mepa-arrived': moveOrder('mepa-arrived'),
  'orders mepa-mismatch': moveOrder('mepa-mismatch'),
  'orders accept': moveOrder('accept'),
  'orders paid': moveOrder('paid'),
  'orders propose': proposeContract,
  'schools import': importSchools,
  'campus import': importCampus,
  'users import': importUsers,
  'users ldap': importLdapUsers,
  'person export': exportPerson,
  'clock set': moveClock,
  'keys rotate': rotateKeys,
};

/** Runs one operator command, or returns the help. */
export async function runOperator(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Outcome> {
  if (args.length === 0 || args[0] === 'help' || args.includes('--help') || args.includes('-h'))
    return { code: 0, output: HELP };
  try {
    const onMachine = [2, 1].find((count) => Object.hasOwn(machineCommands, args.slice(0, count).join(' ')));
    const here = onMachine && machineCommands[args.slice(0, onMachine).join(' ')];
    if (here) return { code: 0, output: await here(args.slice(onMachine), env, () => accessOf(env)) };
    const words = [2, 1].find((count) => Object.hasOwn(declaredCommands, args.slice(0, count).join(' ')));
    const call = words && declaredCommands[args.slice(0, words).join(' ')];
    if (call) return { code: 0, output: await runDeclared(call, args.slice(words), () => accessOf(env)) };
    const command = commands[args.slice(0, 2).join(' ')];
    if (!command) throw new UsageError(`There is no command "${args.slice(0, 2).join(' ')}".`);
    return { code: 0, output: await command(args.slice(2), () => accessOf(env), env) };
  } catch (error) {
    return failure(error);
  }
}

function accessOf(env: NodeJS.ProcessEnv): OperatorAccess {
  const config = readConfig(env);
  const { OPERATOR_CLIENT_ID: id, OPERATOR_CLIENT_SECRET: ofClient } = env;
  const client = id && ofClient ? { id, secret: ofClient } : undefined;
  const secret = client ? undefined : readOperatorSecret(config);
  const url = (env.OPERATOR_URL || `http://localhost:${config.port}`).replace(/\/+$/, '');
  if (!URL.canParse(url)) throw new UsageError(`OPERATOR_URL is not an address: ${url}`);
  if (client || secret) return { url, secret, client, name: env.OPERATOR_NAME || accountOfMachine() };
  throw new UsageError(
    `There is no operator.secret in ${config.dataDir}: start the provider once, name its folder with DATA_DIR, or set OPERATOR_SECRET.`,
  );
}
