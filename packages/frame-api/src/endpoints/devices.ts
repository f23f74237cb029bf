import * as z from 'zod/mini'
import { Done, RandomId, Time } from '../schema/fields.ts'
import { defineEndpoint } from './defineEndpoint.ts'

export const Device = z.object({
  id: RandomId,
  /** Name of the device's browser for display, e.g. `Chromium on Linux`. */
  browser: z.string(),
  /** Origin of the host page in which the device was added. */
  origin: z.string(),
  createdAt: Time,
  lastSeenAt: Time,
  signedIn: z.boolean(),
  /** `true` for the device that sends this request. */
  current: z.boolean(),
})
export type Device = z.infer<typeof Device>

/**
 * Lists the user's devices that can receive the server's share of the wallet, the most recently
 * seen first.
 */
export const listDevices = defineEndpoint({
  method: 'GET',
  path: '/api/devices',
  access: 'session',
  input: z.strictObject({}),
  response: z.object({ devices: z.array(Device) }),
})

/**
 * Revokes a device: its sessions end, its key receives no more shares (S-29), and the waiting
 * changes that it requested are stopped (S-36). 404 if the device does not belong to the user.
 */
export const revokeDevice = defineEndpoint({
  method: 'POST',
  path: '/api/devices/:id/revoke',
  access: 'session',
  input: z.strictObject({ id: RandomId }),
  response: Done,
})

/** Revokes the calling device, before it deletes its keys (S-29). */
export const forgetDevice = defineEndpoint({
  method: 'POST',
  path: '/api/devices/forget',
  access: 'session',
  input: z.strictObject({}),
  response: Done,
})

export const ActivityKind = z.enum([
  'signed_in',
  'signed_out',
  'device_added',
  'device_revoked',
  'share_released',
  'export_released',
  'wallet_created',
  'wallet_archived',
  'wallet_restored',
  'recovery_changed',
  'passkey_added',
  'passkey_removed',
  'change_asked',
  'change_stopped',
  'change_undone',
  'recovery_read',
  'recovery_done',
  'escrow_added',
  'escrow_dropped',
  'release_asked',
  'release_cancelled',
  'release_done',
  'email_changed',
  'email_reverted',
  'app_signed_in',
])
export type ActivityKind = z.infer<typeof ActivityKind>

/** Lists the account's activity, newest first. `cursor` comes from the previous page. */
export const listActivity = defineEndpoint({
  method: 'GET',
  path: '/api/activity',
  access: 'session',
  input: z.strictObject({ cursor: z.optional(RandomId) }),
  response: z.object({
    entries: z.array(z.object({ id: RandomId, kind: ActivityKind, at: Time, browser: z.string() })),
    nextCursor: z.nullable(RandomId),
  }),
})

/**
 * Adds an entry to the activity: the sign-in of a login was signed without a further prompt (S-50).
 */
export const noteAppSignIn = defineEndpoint({
  method: 'POST',
  path: '/api/activity/app-sign-in',
  access: 'session',
  input: z.strictObject({}),
  response: Done,
})
