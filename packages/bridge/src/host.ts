export { FrameAnswerError } from './errors/FrameAnswerError.ts'
export {
  FrameAbortedError,
  FrameLoadError,
  FrameNotSetError,
  FrameUrlError,
  HostFramedError,
  InvalidFrameRequestError,
  RpcNotAllowedError,
  TooManyRequestsError,
  UnverifiedDomainError,
} from './errors/frameErrors.ts'
export type { CreateFrameHostOptions } from './host/CreateFrameHostOptions.ts'
export { createFrameHost } from './host/createFrameHost.ts'
export type {
  FrameHost,
  FrameHostListener,
  FrameRect,
  FrameRequestOptions,
  FrameStart,
  RpcParameters,
} from './host/FrameHost.ts'
export type { HostWindow } from './host/HostWindow.ts'
export { toFrameRpcError } from './host/toFrameRpcError.ts'
export type { FrameSuccess } from './messages/parseFrameMessage.ts'
