{{- define "sportello.labels" -}}
app.kubernetes.io/name: sportello
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "sportello.image" -}}
image: "{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}"
imagePullPolicy: {{ .Values.image.pullPolicy }}
{{- end }}

{{- define "sportello.podSecurity" -}}
runAsNonRoot: true
runAsUser: 1000
runAsGroup: 1000
fsGroup: 1000
seccompProfile:
  type: RuntimeDefault
{{- end }}

{{- define "sportello.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop:
    - ALL
{{- end }}

{{- define "sportello.environment" -}}
- name: PUBLIC_URL
  value: {{ .Values.publicUrl | quote }}
- name: TRUSTED_PROXIES
  value: {{ .Values.trustedProxies | quote }}
- name: DATABASE_URL_FILE
  value: /secrets/database_url
{{- if .Values.database.requestsUrl }}
- name: DATABASE_REQUESTS_URL_FILE
  value: /secrets/database_requests_url
{{- end }}
- name: SECRET_KEY_FILE
  value: /secrets/secret_key
- name: OPERATOR_SECRET_FILE
  value: /secrets/operator_secret
{{- if .Values.smtp.enabled }}
- name: SMTP_URL_FILE
  value: /secrets/smtp_url
- name: MAIL_FROM
  value: {{ .Values.smtp.from | quote }}
{{- end }}
{{- if .Values.s3.endpoint }}
- name: S3_ENDPOINT
  value: {{ .Values.s3.endpoint | quote }}
- name: S3_BUCKET
  value: {{ .Values.s3.bucket | quote }}
- name: S3_REGION
  value: {{ .Values.s3.region | quote }}
- name: S3_ACCESS_KEY_ID
  value: {{ .Values.s3.accessKeyId | quote }}
- name: S3_SECRET_ACCESS_KEY_FILE
  value: /secrets/s3_secret_access_key
{{- end }}
{{- if .Values.oidc.issuer }}
- name: OIDC_ISSUER
  value: {{ .Values.oidc.issuer | quote }}
- name: OIDC_CLIENT_ID
  value: {{ .Values.oidc.clientId | quote }}
- name: OIDC_AUDIENCE
  value: {{ .Values.oidc.audience | quote }}
{{- end }}
{{- range $name, $value := .Values.env }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
{{- end }}

{{- define "sportello.mounts" -}}
- name: secrets
  mountPath: /secrets
  readOnly: true
- name: data
  mountPath: /data
- name: temporary
  mountPath: /tmp
{{- end }}

{{- define "sportello.volumes" -}}
- name: secrets
  secret:
    secretName: {{ .Values.secret }}
    defaultMode: 288
- name: data
{{- if .Values.data.existingClaim }}
  persistentVolumeClaim:
    claimName: {{ .Values.data.existingClaim }}
{{- else }}
  emptyDir: {}
{{- end }}
- name: temporary
  emptyDir: {}
{{- end }}
