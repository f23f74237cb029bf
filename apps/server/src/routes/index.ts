import { type Route, serviceRoutes } from '@latchkey/service'
import type { Server } from '../http/defineRoute.ts'
import { createDocsRoute, getDocsStyles } from './apiDocs.ts'
import { buyItem } from './buyItem.ts'
import { cancelDeletion } from './cancelDeletion.ts'
import { changeAvatar } from './changeAvatar.ts'
import { changeName } from './changeName.ts'
import { createNonce } from './createNonce.ts'
import { createReport } from './createReport.ts'
import { finishLink } from './finishLink.ts'
import { getLeaderboard } from './getLeaderboard.ts'
import { getMe } from './getMe.ts'
import { getNeighbours } from './getNeighbours.ts'
import { createOpenApiRoute } from './getOpenApi.ts'
import { getOwnData } from './getOwnData.ts'
import { getPicture } from './getPicture.ts'
import { getPlace } from './getPlace.ts'
import { getSession } from './getSession.ts'
import { getShop } from './getShop.ts'
import { listLinks } from './listLinks.ts'
import { listPurchases } from './listPurchases.ts'
import { listReports } from './listReports.ts'
import { listSeasons } from './listSeasons.ts'
import { listSessions } from './listSessions.ts'
import { requestDeletion } from './requestDeletion.ts'
import { revokeOtherSessions } from './revokeOtherSessions.ts'
import { revokeSession } from './revokeSession.ts'
import { signOut } from './signOut.ts'
import { startLink } from './startLink.ts'
import { unlink } from './unlink.ts'
import { verifySignIn } from './verifySignIn.ts'
import { watchLeaderboard } from './watchLeaderboard.ts'
import { watchShop } from './watchShop.ts'

/** Everything the server answers to, beside the files of the web app. */
export const routes: readonly Route<Server>[] = [
  getSession,
  createNonce,
  verifySignIn,
  signOut,
  getMe,
  listSessions,
  revokeSession,
  revokeOtherSessions,
  changeAvatar,
  changeName,
  getOwnData,
  requestDeletion,
  cancelDeletion,
  listSeasons,
  getLeaderboard,
  getNeighbours,
  getPlace,
  createReport,
  listReports,
  getPicture,
  watchLeaderboard,
  getShop,
  buyItem,
  listPurchases,
  watchShop,
  startLink,
  finishLink,
  listLinks,
  unlink,
  createOpenApiRoute(() => routes),
  createDocsRoute(() => routes),
  getDocsStyles,
  ...serviceRoutes,
]
