import {
  activateWallet,
  addPasskey,
  putEscrow,
  releaseShare,
  removePasskey,
  reserveWallet,
  startWalletProof,
  uploadRecovery,
} from '@latchkey/frame-api'
import type { WalletServer } from '../keys/WalletServer.ts'
import { fromBase64url, toBase64url } from './base64url.ts'
import type { FrameServer } from './FrameServer.ts'
import { toPasskeyText } from './passkeyText.ts'
import { toRecoveryText } from './recoveryText.ts'

/** The keys' view of the server. */
export function createWalletServer(server: FrameServer): WalletServer {
  return {
    reserve: async () => (await server.call(reserveWallet, {})).wallet,
    async releaseShare(walletId, purpose) {
      const { share } = await server.call(releaseShare, { walletId, purpose })
      return fromBase64url(share)
    },
    startProof: async (walletId) => (await server.call(startWalletProof, { walletId })).nonce,
    async uploadRecovery(record) {
      const { walletId } = record
      await server.call(uploadRecovery, { walletId, record: toRecoveryText(record) })
    },
    async addPasskey(record, proof) {
      const { walletId, credentialId } = record
      const text = toPasskeyText(record)
      await server.call(addPasskey, { walletId, credentialId, record: text, proof })
    },
    async removePasskey(passkey, proof) {
      await server.call(removePasskey, { ...passkey, proof })
    },
    async putEscrow(walletId, { enc, ct }, proof) {
      const copy = { enc: toBase64url(enc), ct: toBase64url(ct) }
      await server.call(putEscrow, { walletId, ...copy, ...(proof && { proof }) })
    },
    async activate(walletId, owned) {
      const { addresses, proofs } = owned
      return (await server.call(activateWallet, { walletId, addresses, proofs })).wallet
    },
  }
}
