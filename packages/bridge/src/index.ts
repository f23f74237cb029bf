export type { FrameReport, FrameRequest } from './requests/defineRequest.ts'
export {
  isRequestName,
  type PayloadInputOf,
  type PayloadOf,
  type RequestName,
  requests,
  type SuccessOf,
} from './requests/index.ts'
export {
  confirmedMethods,
  getMethodKind,
  type MethodKind,
  needsConfirmation,
  safeMethods,
} from './rpc/methods.ts'
export type { RpcCall } from './rpc/RpcCall.ts'
export { deadlines } from './schema/limits.ts'
