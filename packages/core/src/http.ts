export type {
  HttpClient,
  HttpMethod,
  HttpRequest,
} from './http/call.ts'
export { createHttpClient, type HttpClientOptions } from './http/createHttpClient.ts'
export { createPlainClient } from './http/createPlainClient.ts'
export { HttpError, type HttpErrorOptions } from './http/HttpError.ts'
