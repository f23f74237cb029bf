export {
  type HttpClient,
  type HttpMethod,
  type HttpRequest,
  httpTimeoutMs,
} from './http/call.ts'
export { createHttpClient, type HttpClientOptions } from './http/createHttpClient.ts'
export { createPlainClient } from './http/createPlainClient.ts'
export { HttpError, type HttpErrorOptions } from './http/HttpError.ts'
export { maxBodyBytes, maxJsonDepth } from './http/readBody.ts'
export { httpRetries } from './http/retry.ts'
