import type { PasskeyRecord } from '../keys/passkeyRecord.ts'
import { parseRecoveryText, toRecoveryText } from './recoveryText.ts'

/** Writes a passkey's record as the one opaque text that the server keeps beside the passkey's id. */
export const toPasskeyText = (record: PasskeyRecord): string => toRecoveryText(record)

export type PasskeyText = { readonly credentialId: string; readonly record: string }

/** Reads what `toPasskeyText` wrote; throws on anything else. */
export const parsePasskeyText = ({ credentialId, record }: PasskeyText): PasskeyRecord => ({
  ...parseRecoveryText(record),
  credentialId,
})
