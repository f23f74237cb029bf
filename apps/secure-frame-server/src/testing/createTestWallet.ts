import { randomBytes } from 'node:crypto'
import { toWalletProofText } from '@latchkey/frame-api'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { TestDevice } from './createTestDevice.ts'

/** The accounts of a wallet that a frame would make. */
export function createTestWallet() {
  const evm = privateKeyToAccount(generatePrivateKey())
  const secret = ed25519.utils.randomSecretKey()
  const addresses = {
    eip155: evm.address,
    solana: base58.encode(ed25519.getPublicKey(secret)),
  }
  return {
    addresses,
    async prove(walletId: string) {
      const text = toWalletProofText(walletId)
      return {
        eip155: await evm.signMessage({ message: text }),
        solana: base58.encode(ed25519.sign(Buffer.from(text), secret)),
      }
    },
  }
}

/** Makes the wallet of a signed-in device, step by step as the frame does. @returns Its id and record. */
export async function enrol(device: TestDevice, wallet = createTestWallet()) {
  const { walletId } = (await device.post('/api/wallet/reserve')).json().wallet
  const record = randomBytes(60).toString('base64url')
  await device.post(`/api/wallet/${walletId}/recovery`, { record })
  const { addresses } = wallet
  const proofs = await wallet.prove(walletId)
  const activated = await device.post(`/api/wallet/${walletId}/activate`, { addresses, proofs })
  return { walletId: String(walletId), record, wallet, activated }
}
