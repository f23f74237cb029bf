import type { Route } from '../http/defineRoute.ts'
import { createNonce } from './createNonce.ts'
import { getMe } from './getMe.ts'
import { getMetrics } from './getMetrics.ts'
import { getSession } from './getSession.ts'
import { getLiveness, getReadiness } from './health.ts'
import { listSessions } from './listSessions.ts'
import { reportCsp } from './reportCsp.ts'
import { revokeOtherSessions } from './revokeOtherSessions.ts'
import { revokeSession } from './revokeSession.ts'
import { signOut } from './signOut.ts'
import { verifySignIn } from './verifySignIn.ts'

/** Everything the server answers to, beside the files of the web app. */
export const routes: readonly Route[] = [
  getSession,
  createNonce,
  verifySignIn,
  signOut,
  getMe,
  listSessions,
  revokeSession,
  revokeOtherSessions,
  reportCsp,
  getLiveness,
  getReadiness,
  getMetrics,
]
