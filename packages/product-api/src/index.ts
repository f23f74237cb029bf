export {
  type AnySchema,
  type CallOptions,
  type InputOf,
  type ObjectSchema,
  type ParsedInputOf,
  RequestRefusedError,
  type ResponseOf,
  ServiceUnavailableError,
} from '@latchkey/core/contract'
export {
  createProductApi,
  type ProductApi,
  type ProductApiOptions,
} from './client/createProductApi.ts'
export { type Access, defineEndpoint, type Endpoint } from './endpoints/defineEndpoint.ts'
export { BannedError, NotSignedInError, SignInRefusedError } from './errors/answerErrors.ts'
export {
  type ErrorCode,
  errorCatalogue,
  isErrorCode,
} from './errors/errorCatalogue.ts'
export { Account, AccountId } from './schemas/account.ts'
export { deletionDelayDays } from './schemas/deletion.ts'
export { Season, Standing } from './schemas/leaderboard.ts'
export { LinkedAccount, LinkProvider, LinkPurpose, ReturnPath } from './schemas/link.ts'
export { hasIdForm, Player, PlayerName } from './schemas/Player.ts'
export {
  Picture,
  pictureLimits,
  Report,
  ReportText,
  reportLimits,
  Severity,
  toVisibleText,
} from './schemas/Report.ts'
export { Session } from './schemas/Session.ts'
export {
  type MemberScreenName,
  type NavigationScreenName,
  type ScreenFacts,
  type ScreenName,
  screens,
  toReturnPath,
} from './schemas/screens.ts'
export { Purchase } from './schemas/shop.ts'
export { signInStatement } from './schemas/signInStatement.ts'
