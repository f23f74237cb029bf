import { randomBytes } from 'node:crypto'
import { toWalletProofText, type WalletAct, type WalletDemand } from '@latchkey/frame-api'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { TestDevice } from './createTestDevice.ts'

/** Creates the accounts of a new wallet, as a frame does. */
export function createTestWallet() {
  const evm = privateKeyToAccount(generatePrivateKey())
  const secret = ed25519.utils.randomSecretKey()
  const addresses = {
    eip155: evm.address,
    solana: base58.encode(ed25519.getPublicKey(secret)),
  }
  return {
    addresses,
    async prove(walletId: string, demand?: WalletDemand) {
      const text = toWalletProofText(walletId, demand)
      return {
        eip155: await evm.signMessage({ message: text }),
        solana: base58.encode(ed25519.sign(Buffer.from(text), secret)),
      }
    },
    /** Creates the proof of a device that has opened the wallet (S-36). */
    async proveOpened(device: TestDevice, walletId: string, act: WalletAct) {
      const { nonce } = (await device.post(`/api/wallet/${walletId}/proof`)).json()
      const { eip155 } = await this.prove(walletId, { act, nonce })
      return { namespace: 'eip155', nonce, signature: eip155 } as const
    },
  }
}

export type TestWallet = ReturnType<typeof createTestWallet>

/**
 * Creates the wallet of a signed-in device in the same steps as the frame.
 *
 * @returns The wallet's id and recovery record.
 */
export async function enrol(device: TestDevice, wallet = createTestWallet()) {
  const { walletId } = (await device.post('/api/wallet/reserve')).json().wallet
  const record = randomBytes(60).toString('base64url')
  await device.post(`/api/wallet/${walletId}/recovery`, { record })
  const { addresses } = wallet
  const proofs = await wallet.prove(walletId)
  const activated = await device.post(`/api/wallet/${walletId}/activate`, { addresses, proofs })
  return { walletId: String(walletId), record, wallet, activated }
}
