import type { ColumnType, Generated } from 'kysely';
import type { Office } from '../../contract/offices/office';
import type { AdministrativeTables } from './administrativeTables';
import type { CampusTables } from './campusTables';
import type {
  ContractDocumentTable,
  DocumentReadingTable,
  DocumentSignatureTable,
  FrozenDocumentTable,
  PendingSignatureTable,
  SignatureRequestDocumentTable,
  SignatureRequestTable,
} from './documentTables';
import type {
  AuthorisedAppTable,
  EmailLinkTable,
  OidcPayloadTable,
  OtpLinkTable,
  OtpMethodTable,
  PasskeyTable,
  PasswordLinkTable,
  RecoveryCodeTable,
  SignInTable,
} from './identityTables';
import type { JobTable } from './jobTable';
import type { Json } from './json';
import type { OperationRowTable, OperationTable } from './operationTables';
import type {
  OperatorClientTable,
  OperatorInvitationTable,
  OperatorProposalTable,
  OperatorSessionTable,
  OperatorTable,
  PlatformImportRowTable,
  PlatformImportTable,
  RetentionTable,
} from './operatorTables';
import type { OrderTables } from './orderTables';
import type { ProcedureTables } from './procedureTables';
import type { ProvisioningTables } from './provisioningTables';
import type { ResizingTables } from './resizingTables';
import type {
  ContentTable,
  ExportRequestTable,
  LicenceProductTable,
  LicenceTable,
  OfficeTermTable,
  PracticeTable,
  PreservationDocumentTable,
  PreservationTable,
  RegistryPersonTable,
  RegistrySourceTable,
  RegistryUpdateTable,
  SpidAccessTable,
  SpidRequestTable,
} from './resourceTables';
import type { ScimTables } from './scimTables';
import type { SupportTables } from './supportTables';
import type {
  PracticeFileTable,
  SchoolSpaceTable,
  StoredBinTable,
  StoredFileTable,
  UploadPartTable,
  UploadPieceTable,
  UploadTable,
} from './uploadTables';
import type { WebhookTables } from './webhookTables';
import type {
  ArchivedMonthTable,
  AuditEntryTable,
  IdempotencyTable,
  ListViewTable,
  MailTable,
  NewsTable,
} from './workTables';

/** Tables for the query builder. Dates are YYYY-MM-DD strings, timestamps are Dates, bigints are numbers. */
export interface Tables
  extends OrderTables,
    ProcedureTables,
    ResizingTables,
    CampusTables,
    AdministrativeTables,
    ProvisioningTables,
    ScimTables,
    SupportTables,
    WebhookTables {
  school: SchoolTable;
  operator: OperatorTable;
  operator_invitation: OperatorInvitationTable;
  operator_session: OperatorSessionTable;
  operator_client: OperatorClientTable;
  operator_proposal: OperatorProposalTable;
  retention: RetentionTable;
  platform_import: PlatformImportTable;
  platform_import_row: PlatformImportRowTable;
  operator_token: { token_hash: string; client_id: string; scopes: Json<string[]>; expires_at: Date };
  application: {
    ac: string;
    description: string;
    category: string;
    web_site: Late;
  };
  application_role: { ac: string; cn: string; description: string };
  group_rule: {
    ac: string;
    type_relationship: 'exclusion' | 'inclusion';
    role_selected: string;
    role_relationship: string;
    position: number;
  };
  licence: LicenceTable;
  account: AccountTable;
  account_group: { customer_code: string; uid: string; ac: string; cn: string };
  office: { customer_code: string; office: Office; uid: string };
  office_term: OfficeTermTable;
  alias: AliasTable;
  alias_link: AliasLinkTable;
  alias_account: {
    person: string;
    customer_code: string;
    uid: string;
    linked_at: Date;
    code_given_at: Generated<Date | null>;
  };
  audit_entry: AuditEntryTable;
  archived_month: ArchivedMonthTable;
  idempotency: IdempotencyTable;
  mail: MailTable;
  list_view: ListViewTable;
  list_view_default: { customer_code: string; person: string; entity: string; view_id: string };
  news: NewsTable;
  content: ContentTable;
  licence_product: LicenceProductTable;
  export_request: ExportRequestTable;
  practice: PracticeTable;
  upload: UploadTable;
  upload_part: UploadPartTable;
  upload_piece: UploadPieceTable;
  school_space: SchoolSpaceTable;
  practice_file: PracticeFileTable;
  stored_file: StoredFileTable;
  stored_bin: StoredBinTable;
  preservation: PreservationTable;
  preservation_document: PreservationDocumentTable;
  spid_request: SpidRequestTable;
  spid_access: SpidAccessTable;
  frozen_document: FrozenDocumentTable;
  contract_document: ContractDocumentTable;
  document_signature: DocumentSignatureTable;
  document_reading: DocumentReadingTable;
  pending_signature: PendingSignatureTable;
  signature_request: SignatureRequestTable;
  signature_request_document: SignatureRequestDocumentTable;
  registry_person: RegistryPersonTable;
  registry_source: RegistrySourceTable;
  registry_update: RegistryUpdateTable;
  news_read: { person: string; code_news: string; read_at: Date };
  setting: { name: string; value: Json };
  trusted_list_signer: { fingerprint: string; certificate: string; pinned_at: Date };
  oidc_payload: OidcPayloadTable;
  rate_counter: { key: string; times: Json; expires_at: Date };
  call_count: { key: string; slot: number; hits: number };
  revocation_answer: { key: string; der: Uint8Array; until: Date };
  dpop_proof: { jti: string; expires_at: Date };
  job: JobTable;
  audit_forwarded: { chain: string; seq: number; at: Date };
  operation: OperationTable;
  operation_row: OperationRowTable;
  import_column: { customer_code: string; resource: string; header: string; field: string };
  password_link: PasswordLinkTable;
  email_link: EmailLinkTable;
  otp_method: OtpMethodTable;
  otp_link: OtpLinkTable;
  recovery_code: RecoveryCodeTable;
  sign_in: SignInTable;
  passkey: PasskeyTable;
  authorised_app: AuthorisedAppTable;
  migration: { name: string; checksum: string };
}

interface SchoolTable {
  customer_code: string;
  cod_min: string;
  name: string;
  kind: string | null;
  street: string | null;
  postal_code: string | null;
  city: string;
  provincia: string | null;
  region: string | null;
  private_school: Generated<boolean>;
  lead_school: Generated<boolean>;
  spid_enabled: Generated<boolean>;
  otp_enabled: Generated<boolean>;
  password_until: Late;
  heading: Late;
  cf: Late;
  cod_ipa: Late;
  cod_fatturazione: Late;
  telephone: Late;
  fax: Late;
  web_site: Late;
  mail: Late;
  pec: Late;
  dpo: Late;
  recapito_dpo: Late;
  closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  closed_by: Late;
  access_from: ColumnType<Date | null, Date | null | undefined, Date | null>;
  removed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  suspended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  suspended_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  suspended_by: Late;
  suspended_reason: Late;
  version: Generated<number>;
}

/** A nullable text column that inserts may omit. */
type Late = ColumnType<string | null, string | null | undefined, string | null>;

interface AccountTable {
  customer_code: string;
  uid: string;
  username: string;
  sn: string;
  cn: string;
  email: string;
  codice_fiscale: string | null;
  enabled: Generated<boolean>;
  data_nascita: string | null;
  data_scadenza: string | null;
  data_inizio: ColumnType<string | null, string | null | undefined, string | null>;
  opens: Generated<boolean>;
  closed_for: ColumnType<string | null, string | null | undefined, string | null>;
  closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  last_login: Date | null;
  previous_login: Date | null;
  spid_enabled: Generated<boolean>;
  accessibility: Generated<boolean>;
  otp_enabled: Generated<boolean>;
  time_table: string | null;
  consenso_mail: Generated<boolean>;
  mail_accesso: string | null;
  password_hash: string | null;
  rights_from: Generated<Date>;
  sign_ins_from: Generated<Date>;
  version: Generated<number>;
  groups_version: Generated<number>;
  spid_changes: Generated<number>;
  term_changes: Generated<number>;
  credentials_mail: string | null;
  email_confirmed: Generated<boolean>;
  email_contested_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  tax_code_wrong: ColumnType<boolean | null, never, never>;
  sort_key: ColumnType<string, never, never>;
  search: ColumnType<string, never, never>;
}

interface AliasLinkTable {
  person: string;
  token_hash: string;
  created_at: Date;
  expires_at: Date;
}

interface AliasTable {
  person: string;
  email: string;
  sn: string;
  cn: string;
  codice_fiscale: string | null;
  password_hash: string | null;
  enabled: Generated<boolean>;
  rights_from: Generated<Date>;
  sign_ins_from: Generated<Date>;
  telephone: ColumnType<string | null, string | null | undefined, string | null>;
  verified: Generated<boolean>;
}
