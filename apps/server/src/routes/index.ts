import type * as endpoints from '@latchkey/product-api/endpoints'
import { type Route, serviceRoutes } from '@latchkey/service'
import type { Server } from '../http/defineRoute.ts'
import { createDocsRoute, getDocsStyles } from './docs/apiDocs.ts'
import { createOpenApiRoute } from './docs/getOpenApi.ts'
import { getLeaderboard } from './leaderboard/getLeaderboard.ts'
import { getNeighbours } from './leaderboard/getNeighbours.ts'
import { getPlace } from './leaderboard/getPlace.ts'
import { getTopPlayers } from './leaderboard/getTopPlayers.ts'
import { listSeasons } from './leaderboard/listSeasons.ts'
import { watchLeaderboard } from './leaderboard/watchLeaderboard.ts'
import { finishLink } from './links/finishLink.ts'
import { listLinks } from './links/listLinks.ts'
import { startLink } from './links/startLink.ts'
import { unlink } from './links/unlink.ts'
import { cancelDeletion } from './profile/cancelDeletion.ts'
import { changeAvatar } from './profile/changeAvatar.ts'
import { changeName } from './profile/changeName.ts'
import { getMe } from './profile/getMe.ts'
import { getOwnData } from './profile/getOwnData.ts'
import { requestDeletion } from './profile/requestDeletion.ts'
import { createReport } from './reports/createReport.ts'
import { getPicture } from './reports/getPicture.ts'
import { listReports } from './reports/listReports.ts'
import { createNonce } from './session/createNonce.ts'
import { getSession } from './session/getSession.ts'
import { listSessions } from './session/listSessions.ts'
import { revokeOtherSessions } from './session/revokeOtherSessions.ts'
import { revokeSession } from './session/revokeSession.ts'
import { signOut } from './session/signOut.ts'
import { verifySignIn } from './session/verifySignIn.ts'
import { buyItem } from './shop/buyItem.ts'
import { getShop } from './shop/getShop.ts'
import { listPurchases } from './shop/listPurchases.ts'
import { watchShop } from './shop/watchShop.ts'

/** The routes by endpoint of the product API. A missing route is a compile error. */
const contractRoutes: Readonly<Record<keyof typeof endpoints, Route<Server>>> = {
  buyItem,
  cancelDeletion,
  changeAvatar,
  changeName,
  createNonce,
  createReport,
  finishLink,
  getLeaderboard,
  getMe,
  getNeighbours,
  getOpenApi: createOpenApiRoute(() => routes),
  getOwnData,
  getPicture,
  getPlace,
  getSession,
  getShop,
  getTopPlayers,
  listLinks,
  listPurchases,
  listReports,
  listSeasons,
  listSessions,
  requestDeletion,
  revokeOtherSessions,
  revokeSession,
  signOut,
  startLink,
  unlink,
  verifySignIn,
  watchLeaderboard,
  watchShop,
}

/** All routes of the server except those for the web app's files. */
export const routes: readonly Route<Server>[] = [
  ...Object.values(contractRoutes),
  createDocsRoute(() => routes),
  getDocsStyles,
  ...serviceRoutes,
]
