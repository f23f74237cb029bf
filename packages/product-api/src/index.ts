export { Account, AccountId, Address, ChainId, RandomId } from './account.ts'
export {
  type CallOptions,
  createProductApi,
  type ProductApi,
  type ProductApiOptions,
} from './createProductApi.ts'
export {
  type Access,
  type AnySchema,
  defineEndpoint,
  type Endpoint,
  type InputOf,
  type ObjectSchema,
  type ParsedInputOf,
  type ResponseOf,
} from './defineEndpoint.ts'
export { createNonce } from './endpoints/createNonce.ts'
export { getMe } from './endpoints/getMe.ts'
export { getSession } from './endpoints/getSession.ts'
export { listSessions } from './endpoints/listSessions.ts'
export { revokeOtherSessions } from './endpoints/revokeOtherSessions.ts'
export { revokeSession } from './endpoints/revokeSession.ts'
export { signOut } from './endpoints/signOut.ts'
export { verifySignIn } from './endpoints/verifySignIn.ts'
export {
  type AnswerErrorOptions,
  NotSignedInError,
  RequestRefusedError,
  ServiceUnavailableError,
  SignInRefusedError,
} from './errors/answerErrors.ts'
export { ErrorEnvelope } from './errors/ErrorEnvelope.ts'
export { type ErrorCode, errorCatalogue, isErrorCode } from './errors/errorCatalogue.ts'
export { Session } from './Session.ts'
export { signInStatement } from './signInStatement.ts'
