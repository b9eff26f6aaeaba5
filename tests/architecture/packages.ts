import { packageOf, type Source } from './sources';

interface Rule {
  readonly packages: RegExp;
  readonly where: RegExp;
  readonly place: string;
}

/** Rules for where each library may be imported; the first rule that names a package decides. */
const rules: readonly Rule[] = [
  { packages: /^node$/, where: /^provider\//, place: 'provider/' },
  {
    packages: /^yup$/,
    where: /^contract\/|^provider\/http\//,
    place: 'contract/ (provider/http/ runs its schemas)',
  },
  {
    packages: /^(oidc-provider|openid-client|oauth4webapi|jose|@node-rs\/argon2|@zxcvbn-ts\/.*)$/,
    where: /^provider\/identity\//,
    place: 'provider/identity/, the only folder that handles tokens and passwords',
  },
  {
    packages: /^(kysely|pg|@electric-sql\/.*)$/,
    where:
      /^provider\/(db|areas|operations|platform|identity|audit|jobs|mail|demo)\/|^provider\/http\/(caller|once)\.ts$/,
    place: 'provider/db/ or the area whose rows they are: screens, rules and plumbing write no SQL',
  },
  {
    packages: /^aws4fetch$/,
    where: /^provider\/objects\/s3\//,
    place: 'provider/objects/s3/, the only folder that speaks to S3',
  },
  {
    packages: /^(fflate|saxen)$/,
    where:
      /^contract\/(tables\/(xlsx|oneRoster)\/|values\/inflateFile\.ts$)|^src\/customRoutes\/contracts\/withContent\.ts$/,
    place:
      'contract/tables/, where workbooks and OneRoster archives are read and written, or inflateFile.ts and withContent.ts, which take a file out of an archive and put one in',
  },
  {
    packages: /^any-ascii$/,
    where: /^(provider\/identity\/accounts\/usernameOf|src\/engine\/form\/useProposals)\.ts$/,
    place:
      'provider/identity/accounts/usernameOf.ts, which makes usernames of names in other alphabets, or src/engine/form/useProposals.ts, which fetches it to propose them',
  },
  {
    packages: /^parse5$/,
    where: /^contract\/html\/parseHtml\.ts$/,
    place: 'contract/html/parseHtml.ts: a browser parses HTML itself',
  },
  {
    packages: /^dompurify$/,
    where: /^src\/ui\/Markup\.tsx$/,
    place: 'src/ui/Markup.tsx, which draws what was published and nothing else',
  },
  {
    packages: /^(xml-crypto|@xmldom\/xmldom)$/,
    where: /^provider\/trust\/|^provider\/signing\/xml\/parseXml\.ts$/,
    place: 'provider/trust/ and provider/signing/xml/, which read XML',
  },
  {
    packages: /^asn1js$/,
    where: /^provider\/signing\/asn1\//,
    place: 'provider/signing/asn1/, the only folder that decodes',
  },
  {
    packages: /^@noble\/hashes$/,
    where: /^src\/upload\//,
    place: 'src/upload/, which computes the SHA-256 of files too large for the browser',
  },
  {
    packages: /^react-pdf$/,
    where: /^src\/signing\//,
    place: 'src/signing/, which shows documents to be read before they are signed',
  },
  {
    packages: /^pdfjs-dist$/,
    where: /^provider\/documents\/pdf\/|^src\/signing\//,
    place: 'provider/documents/pdf/, which examines the PDFs of others, or src/signing/, which shows them',
  },
  {
    packages: /^(pdfkit|qrcode)$/,
    where: /^provider\/documents\//,
    place: 'provider/documents/, the only folder that draws',
  },
  {
    packages: /^@simplewebauthn\//,
    where: /^provider\/identity\/passkeys\//,
    place: 'provider/identity/passkeys/',
  },
  {
    packages: /^otplib$/,
    where: /^provider\/identity\/secondFactor\//,
    place: 'provider/identity/secondFactor/',
  },
  {
    packages: /^(pino|prom-client)$/,
    where: /^provider\/monitoring\//,
    place: 'provider/monitoring/: the log and the metrics are made once, and handed on',
  },
  { packages: /^scimmy$/, where: /^provider\/areas\/scim\//, place: 'provider/areas/scim/' },
  { packages: /^swagger-ui-dist$/, where: /^src\/reference\//, place: 'src/reference/' },
  { packages: /^ldapts$/, where: /^provider\/cli\/ldap\//, place: 'provider/cli/ldap/' },
  { packages: /^nodemailer$/, where: /^provider\/mail\//, place: 'provider/mail/' },
  { packages: /^fastify|^@fastify\//, where: /^provider\/(?!db)/, place: 'provider/' },
  { packages: /^oidc-client-ts$/, where: /^src\/authProvider\//, place: 'src/authProvider/' },
  { packages: /^ra-(i18n|language)-/, where: /^src\/i18n\//, place: 'src/i18n/' },
  {
    packages: /^ra-data-/,
    where: /^src\/kit\/dialect\//,
    place: 'src/kit/dialect/, which fetches it for the resources that need it',
  },
  {
    packages: /^(react|react-dom|react-router|react-router-dom|react-hook-form)$/,
    where: /^src\/(?!dataProvider\/|engine\/query\/)/,
    place: 'src/, outside dataProvider/ and engine/query/, which know no React',
  },
  {
    packages: /^react-admin$|^@tanstack\//,
    where: /^src\/(?!engine\/query\/)/,
    place: 'src/, outside engine/query/',
  },
  {
    packages: /^(dayjs|@mui\/x-date-pickers)$/,
    where: /^src\/ui\/dayPicker\//,
    place: 'src/ui/dayPicker/: elsewhere days are texts, see contract/values/dates.ts',
  },
  {
    packages: /^@(mui|emotion|fontsource)\//,
    where: /^src\/(?!dataProvider\/|engine\/query\/)/,
    place: 'src/',
  },
];

/** Returns every import of a library outside its place, or of one that is not in package.json's dependencies. */
export function outOfTheirRoom(sources: readonly Source[], dependencies: readonly string[]): string[] {
  return sources.flatMap(({ path, imports }) =>
    imports.flatMap((request) => {
      const name = packageOf(request);
      if (name === undefined) return [];
      const rule = rules.find(({ packages }) => packages.test(name));
      if (!rule) return [`${path} imports ${name}, which has no place yet: give it one in ${HERE}`];
      if (!rule.where.test(path)) return [`${path} imports ${name}, which belongs in ${rule.place}`];
      if (name !== 'node' && !dependencies.includes(name))
        return [`${path} imports ${name}, which is not a dependency`];
      return [];
    }),
  );
}

const HERE = 'tests/architecture/packages.ts';
