/**
 * Entry for smart sessions: granting an app permissions for an account, and revoking them. Loads
 * with their pages.
 */
export { SmartSessionNotKeptError, SmartSessionNotRevokedError } from './permissions/errors.ts'
export {
  type GrantPermissionsParameters,
  type GrantPermissionsReturnType,
  grantPermissions,
} from './permissions/grantPermissions.ts'
export { isSmartSessionsOffered } from './permissions/isSmartSessionsOffered.ts'
export {
  type RevokePermissionsParameters,
  type RevokePermissionsReturnType,
  revokePermissions,
} from './permissions/revokePermissions.ts'
export {
  getSmartSessionState,
  type SmartSession,
  type SmartSessionState,
  smartSessionsQuery,
} from './permissions/smartSessionsQuery.ts'
