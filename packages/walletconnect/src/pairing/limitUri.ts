import { pairingExpiryMs } from '@latchkey/core'
import type { Pairing } from '../contract/WalletConnect.ts'

/**
 * Creates the pairing of a URI that is used for four minutes from `now`. The client writes its own
 * limit of five minutes into the URI. The shorter one replaces it, so that wallets refuse a URI that
 * the page no longer shows (S-132f).
 */
export function limitUri(uri: string, now: number): Pairing {
  const expiresAt = now + pairingExpiryMs
  const seconds = Math.floor(expiresAt / 1_000)
  return { uri: uri.replace(/(?<=[?&]expiryTimestamp=)\d+/, String(seconds)), expiresAt }
}
