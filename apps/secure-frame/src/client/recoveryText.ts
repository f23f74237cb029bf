import * as z from 'zod/mini'
import { toUtf8 } from '../keys/bytes.ts'
import type { RecoveryRecord } from '../keys/recoveryRecord.ts'
import { fromBase64url, toBase64url } from './base64url.ts'

const Text = z.object({
  v: z.literal(1),
  walletId: z.string(),
  iv1: z.string(),
  iv2: z.string(),
  ct: z.string(),
})

/** Serializes a recovery record to the opaque text that the server stores. */
export function toRecoveryText({ v, walletId, iv1, iv2, ct }: RecoveryRecord): string {
  const fields = { iv1: toBase64url(iv1), iv2: toBase64url(iv2), ct: toBase64url(ct) }
  return toBase64url(toUtf8(JSON.stringify({ v, walletId, ...fields })))
}

/**
 * Parses a recovery record from the text that `toRecoveryText` created. Throws on any other text.
 */
export function parseRecoveryText(text: string): RecoveryRecord {
  const json: unknown = JSON.parse(new TextDecoder().decode(fromBase64url(text)))
  const { v, walletId, iv1, iv2, ct } = Text.parse(json)
  return {
    v,
    walletId,
    iv1: fromBase64url(iv1),
    iv2: fromBase64url(iv2),
    ct: fromBase64url(ct),
  }
}
