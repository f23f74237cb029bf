export {
  createHttpClient,
  type HttpClient,
  type HttpClientOptions,
  type HttpMethod,
  type HttpRequest,
  httpTimeoutMs,
} from './http/createHttpClient.ts'
export { HttpError, type HttpErrorOptions } from './http/HttpError.ts'
export { maxBodyBytes, maxJsonDepth } from './http/readBody.ts'
export { httpRetries } from './http/retry.ts'
