export {
  type AnswerErrorOptions,
  RequestRefusedError,
  ServiceUnavailableError,
} from './contract/answerErrors.ts'
export {
  type BaseErrorCode,
  baseErrors,
  type ErrorCatalogue,
  type ErrorEntry,
} from './contract/baseErrors.ts'
export {
  type ApiClient,
  type ApiClientOptions,
  type ApiRequest,
  type CallOptions,
  createApiClient,
} from './contract/createApiClient.ts'
export {
  type AnySchema,
  defineEndpoint,
  type Endpoint,
  type InputOf,
  type ObjectSchema,
  type ParsedInputOf,
  type ResponseOf,
} from './contract/defineEndpoint.ts'
export { ErrorEnvelope } from './contract/ErrorEnvelope.ts'
export { RandomId, Time } from './contract/fields.ts'
export type { AnswerErrors } from './contract/toAnswerError.ts'
