import type { PasskeyRecord } from '../keys/passkeyRecord.ts'
import { parseRecoveryText, toRecoveryText } from './recoveryText.ts'

/**
 * Serializes a passkey's record to the opaque text that the server stores next to the passkey's id.
 */
export const toPasskeyText = (record: PasskeyRecord): string => toRecoveryText(record)

export type PasskeyText = { readonly credentialId: string; readonly record: string }

/**
 * Parses a passkey's record from the text that `toPasskeyText` created. Throws on any other text.
 */
export const parsePasskeyText = ({ credentialId, record }: PasskeyText): PasskeyRecord => ({
  ...parseRecoveryText(record),
  credentialId,
})
