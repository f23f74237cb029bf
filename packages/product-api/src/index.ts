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
export { Account, AccountId } from './account.ts'
export {
  createProductApi,
  type ProductApi,
  type ProductApiOptions,
} from './createProductApi.ts'
export { type Access, defineEndpoint, type Endpoint } from './defineEndpoint.ts'
export { deletionDelayDays } from './deletion.ts'
export { buyItem } from './endpoints/buyItem.ts'
export { cancelDeletion } from './endpoints/cancelDeletion.ts'
export { changeAvatar } from './endpoints/changeAvatar.ts'
export { changeName } from './endpoints/changeName.ts'
export { createNonce } from './endpoints/createNonce.ts'
export { createReport } from './endpoints/createReport.ts'
export { finishLink } from './endpoints/finishLink.ts'
export { getLeaderboard } from './endpoints/getLeaderboard.ts'
export { getMe } from './endpoints/getMe.ts'
export { getNeighbours } from './endpoints/getNeighbours.ts'
export { getOpenApi } from './endpoints/getOpenApi.ts'
export { getOwnData } from './endpoints/getOwnData.ts'
export { getPicture } from './endpoints/getPicture.ts'
export { getPlace } from './endpoints/getPlace.ts'
export { getSession } from './endpoints/getSession.ts'
export { getShop } from './endpoints/getShop.ts'
export { listLinks } from './endpoints/listLinks.ts'
export { listPurchases } from './endpoints/listPurchases.ts'
export { listReports } from './endpoints/listReports.ts'
export { listSeasons } from './endpoints/listSeasons.ts'
export { listSessions } from './endpoints/listSessions.ts'
export { requestDeletion } from './endpoints/requestDeletion.ts'
export { revokeOtherSessions } from './endpoints/revokeOtherSessions.ts'
export { revokeSession } from './endpoints/revokeSession.ts'
export { signOut } from './endpoints/signOut.ts'
export { startLink } from './endpoints/startLink.ts'
export { unlink } from './endpoints/unlink.ts'
export { verifySignIn } from './endpoints/verifySignIn.ts'
export { watchLeaderboard } from './endpoints/watchLeaderboard.ts'
export { watchShop } from './endpoints/watchShop.ts'
export { BannedError, NotSignedInError, SignInRefusedError } from './errors/answerErrors.ts'
export {
  type ErrorCode,
  errorCatalogue,
  isErrorCode,
} from './errors/errorCatalogue.ts'
export { Season, Standing } from './leaderboard.ts'
export { LinkedAccount, LinkProvider, LinkPurpose, ReturnPath } from './link.ts'
export { Player, PlayerName } from './Player.ts'
export { Picture, pictureLimits, Report, ReportText, reportLimits, Severity } from './Report.ts'
export { Session } from './Session.ts'
export { Purchase } from './shop.ts'
export { signInStatement } from './signInStatement.ts'
