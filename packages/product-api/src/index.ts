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
export { getOpenApi } from './endpoints/docs/getOpenApi.ts'
export { getLeaderboard } from './endpoints/leaderboard/getLeaderboard.ts'
export { getNeighbours } from './endpoints/leaderboard/getNeighbours.ts'
export { getPlace } from './endpoints/leaderboard/getPlace.ts'
export { listSeasons } from './endpoints/leaderboard/listSeasons.ts'
export { watchLeaderboard } from './endpoints/leaderboard/watchLeaderboard.ts'
export { finishLink } from './endpoints/links/finishLink.ts'
export { listLinks } from './endpoints/links/listLinks.ts'
export { startLink } from './endpoints/links/startLink.ts'
export { unlink } from './endpoints/links/unlink.ts'
export { cancelDeletion } from './endpoints/profile/cancelDeletion.ts'
export { changeAvatar } from './endpoints/profile/changeAvatar.ts'
export { changeName } from './endpoints/profile/changeName.ts'
export { getMe } from './endpoints/profile/getMe.ts'
export { getOwnData } from './endpoints/profile/getOwnData.ts'
export { requestDeletion } from './endpoints/profile/requestDeletion.ts'
export { createReport } from './endpoints/reports/createReport.ts'
export { getPicture } from './endpoints/reports/getPicture.ts'
export { listReports } from './endpoints/reports/listReports.ts'
export { createNonce } from './endpoints/session/createNonce.ts'
export { getSession } from './endpoints/session/getSession.ts'
export { listSessions } from './endpoints/session/listSessions.ts'
export { revokeOtherSessions } from './endpoints/session/revokeOtherSessions.ts'
export { revokeSession } from './endpoints/session/revokeSession.ts'
export { signOut } from './endpoints/session/signOut.ts'
export { verifySignIn } from './endpoints/session/verifySignIn.ts'
export { buyItem } from './endpoints/shop/buyItem.ts'
export { getShop } from './endpoints/shop/getShop.ts'
export { listPurchases } from './endpoints/shop/listPurchases.ts'
export { watchShop } from './endpoints/shop/watchShop.ts'
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
export { Player, PlayerName } from './schemas/Player.ts'
export {
  Picture,
  pictureLimits,
  Report,
  ReportText,
  reportLimits,
  Severity,
} from './schemas/Report.ts'
export { Session } from './schemas/Session.ts'
export { Purchase } from './schemas/shop.ts'
export { signInStatement } from './schemas/signInStatement.ts'
