import { packageOf, type Source } from './sources';

interface Rule {
  readonly packages: RegExp;
  readonly where: RegExp;
  readonly room: string;
}

/** Rules for where each library may be imported; the first rule that names a package decides. */
const rules: readonly Rule[] = [
  { packages: /^node$/, where: /^provider\//, room: 'provider/' },
  {
    packages: /^yup$/,
    where: /^contract\/|^provider\/http\//,
    room: 'contract/ (provider/http/ runs its schemas)',
  },
  {
    packages: /^(oidc-provider|openid-client|oauth4webapi|jose|@node-rs\/argon2|@zxcvbn-ts\/.*)$/,
    where: /^provider\/identity\//,
    room: 'provider/identity/, the only room that handles tokens and passwords',
  },
  {
    packages: /^(kysely|pg|@electric-sql\/.*)$/,
    where:
      /^provider\/(db|areas|operations|platform|identity|audit|jobs|mail|demo)\/|^provider\/http\/(caller|once)\.ts$/,
    room: 'provider/db/ or the area whose rows they are: screens, rules and plumbing write no SQL',
  },
  {
    packages: /^aws4fetch$/,
    where: /^provider\/objects\/s3\//,
    room: 'provider/objects/s3/, the only room that speaks to S3',
  },
  {
    packages: /^(fflate|saxen)$/,
    where:
      /^contract\/(tables\/xlsx\/|values\/inflateFile\.ts$)|^src\/customRoutes\/contracts\/withContent\.ts$/,
    room: 'contract/tables/xlsx/, where workbooks are read, or inflateFile.ts and withContent.ts, which take a file out of an archive and put one in',
  },
  {
    packages: /^any-ascii$/,
    where: /^(provider\/identity\/accounts\/usernameOf|src\/engine\/form\/useProposals)\.ts$/,
    room: 'provider/identity/accounts/usernameOf.ts, which makes usernames of names in other alphabets, or src/engine/form/useProposals.ts, which fetches it to propose them',
  },
  {
    packages: /^parse5$/,
    where: /^contract\/html\/parseHtml\.ts$/,
    room: 'contract/html/parseHtml.ts: a browser parses HTML itself',
  },
  {
    packages: /^dompurify$/,
    where: /^src\/ui\/Markup\.tsx$/,
    room: 'src/ui/Markup.tsx, which draws what was published and nothing else',
  },
  {
    packages: /^(xml-crypto|@xmldom\/xmldom)$/,
    where: /^provider\/trust\/|^provider\/signing\/xml\/parseXml\.ts$/,
    room: 'provider/trust/ and provider/signing/xml/, which read XML',
  },
  {
    packages: /^asn1js$/,
    where: /^provider\/signing\/asn1\//,
    room: 'provider/signing/asn1/, the only room that decodes',
  },
  {
    packages: /^@noble\/hashes$/,
    where: /^src\/upload\//,
    room: 'src/upload/, which computes the SHA-256 of files too large for the browser',
  },
  {
    packages: /^react-pdf$/,
    where: /^src\/signing\//,
    room: 'src/signing/, which shows documents to be read before they are signed',
  },
  {
    packages: /^pdfjs-dist$/,
    where: /^provider\/documents\/pdf\/|^src\/signing\//,
    room: 'provider/documents/pdf/, which examines the PDFs of others, or src/signing/, which shows them',
  },
  {
    packages: /^(pdfkit|qrcode)$/,
    where: /^provider\/documents\//,
    room: 'provider/documents/, the only room that draws',
  },
  {
    packages: /^@simplewebauthn\//,
    where: /^provider\/identity\/passkeys\//,
    room: 'provider/identity/passkeys/',
  },
  {
    packages: /^otplib$/,
    where: /^provider\/identity\/secondFactor\//,
    room: 'provider/identity/secondFactor/',
  },
  {
    packages: /^(pino|prom-client)$/,
    where: /^provider\/monitoring\//,
    room: 'provider/monitoring/: the log and the metrics are made once, and handed on',
  },
  { packages: /^scimmy$/, where: /^provider\/areas\/scim\//, room: 'provider/areas/scim/' },
  { packages: /^swagger-ui-dist$/, where: /^src\/reference\//, room: 'src/reference/' },
  { packages: /^nodemailer$/, where: /^provider\/mail\//, room: 'provider/mail/' },
  { packages: /^fastify|^@fastify\//, where: /^provider\/(?!db)/, room: 'provider/' },
  { packages: /^oidc-client-ts$/, where: /^src\/authProvider\//, room: 'src/authProvider/' },
  { packages: /^ra-(i18n|language)-/, where: /^src\/i18n\//, room: 'src/i18n/' },
  {
    packages: /^ra-data-/,
    where: /^src\/dataProvider\/dialect\//,
    room: 'src/dataProvider/dialect/, which fetches it for the resources that need it',
  },
  {
    packages: /^(react|react-dom|react-router|react-router-dom|react-hook-form)$/,
    where: /^src\/(?!dataProvider\/|engine\/query\/)/,
    room: 'src/, outside dataProvider/ and engine/query/, which know no React',
  },
  {
    packages: /^react-admin$|^@tanstack\//,
    where: /^src\/(?!engine\/query\/)/,
    room: 'src/, outside engine/query/',
  },
  {
    packages: /^(dayjs|@mui\/x-date-pickers)$/,
    where: /^src\/ui\/dayPicker\//,
    room: 'src/ui/dayPicker/: elsewhere days are texts, see contract/values/dates.ts',
  },
  {
    packages: /^@(mui|emotion|fontsource)\//,
    where: /^src\/(?!dataProvider\/|engine\/query\/)/,
    room: 'src/',
  },
];

/** Returns every import of a library outside its room, or of one that is not in package.json's dependencies. */
export function outOfTheirRoom(sources: readonly Source[], dependencies: readonly string[]): string[] {
  return sources.flatMap(({ path, imports }) =>
    imports.flatMap((request) => {
      const name = packageOf(request);
      if (name === undefined) return [];
      const rule = rules.find(({ packages }) => packages.test(name));
      if (!rule) return [`${path} imports ${name}, which has no room yet: give it one in ${HERE}`];
      if (!rule.where.test(path)) return [`${path} imports ${name}, which belongs in ${rule.room}`];
      if (name !== 'node' && !dependencies.includes(name))
        return [`${path} imports ${name}, which is not a dependency`];
      return [];
    }),
  );
}

const HERE = 'tests/architecture/packages.ts';
