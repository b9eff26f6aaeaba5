declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  /** Renders an OpenAPI document; the options are those of Swagger UI. */
  export default function SwaggerUI(options: Readonly<Record<string, unknown>>): unknown;
}
