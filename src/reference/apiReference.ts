import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import 'swagger-ui-dist/swagger-ui.css';

/**
 * Shows the OpenAPI document that the provider serves. Requests cannot be sent from here: they need a token that is
 * bound to a key (DPoP), which the page does not have.
 */
SwaggerUI({
  url: '/api/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  tagsSorter: 'alpha',
  defaultModelsExpandDepth: -1,
  supportedSubmitMethods: [],
  // No validator, because it is an external service.
  validatorUrl: null,
});
