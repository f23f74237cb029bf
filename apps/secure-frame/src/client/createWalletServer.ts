import {
  activateWallet,
  addPasskey,
  putEscrow,
  releaseShare,
  removePasskey,
  reserveWallet,
  startWalletProof,
  uploadRecovery,
} from '@latchkey/frame-api/endpoints'
import type { WalletServer } from '../keys/WalletServer.ts'
import { fromBase64url, toBase64url } from './base64url.ts'
import type { FrameClient } from './FrameClient.ts'
import { toPasskeyText } from './passkeyText.ts'
import { toRecoveryText } from './recoveryText.ts'

/** Implements the server calls of the key code (`WalletServer`) with the frame client. */
export function createWalletServer(client: FrameClient): WalletServer {
  return {
    reserve: async () => (await client.call(reserveWallet, {})).wallet,
    async releaseShare(walletId, purpose) {
      const { share } = await client.call(releaseShare, { walletId, purpose })
      return fromBase64url(share)
    },
    startProof: async (walletId) => (await client.call(startWalletProof, { walletId })).nonce,
    async uploadRecovery(record) {
      const { walletId } = record
      await client.call(uploadRecovery, { walletId, record: toRecoveryText(record) })
    },
    async addPasskey(record, proof) {
      const { walletId, credentialId } = record
      const text = toPasskeyText(record)
      await client.call(addPasskey, { walletId, credentialId, record: text, proof })
    },
    async removePasskey(passkey, proof) {
      await client.call(removePasskey, { ...passkey, proof })
    },
    async putEscrow(walletId, { enc, ct }, proof) {
      const copy = { enc: toBase64url(enc), ct: toBase64url(ct) }
      await client.call(putEscrow, { walletId, ...copy, ...(proof && { proof }) })
    },
    async activate(walletId, owned) {
      const { addresses, proofs } = owned
      return (await client.call(activateWallet, { walletId, addresses, proofs })).wallet
    },
  }
}
