import {
  FeatureNotSupportedError,
  guardWallet,
  type RemoteSigner,
  SignMessageFailedError,
  type Wallet,
  type WalletFeatures,
} from '@latchkey/core'
import { encodeBase58 } from './base58.ts'

type SignMessage = NonNullable<WalletFeatures['signMessage']>

const toHex = (bytes: Uint8Array) =>
  `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`

const signatures = { eip155: /^0x(?:[0-9a-f]{2})+$/i, solana: /^[1-9A-HJ-NP-Za-km-z]{64,90}$/ }

function requireSignature(value: unknown, form: RegExp): string {
  if (typeof value === 'string' && form.test(value)) return value
  throw new SignMessageFailedError({
    hint: 'The wallet returned an invalid signature.',
  })
}

function createSignMessage(remote: RemoteSigner): SignMessage | undefined {
  const { namespace } = remote
  const bytesOf = (message: string) => new TextEncoder().encode(message)
  if (namespace === 'eip155')
    return async ({ message, address }, options = {}) => {
      const params = [toHex(bytesOf(message)), address]
      const answer = await remote.request({ method: 'personal_sign', params }, options)
      return requireSignature(answer, signatures.eip155)
    }
  if (namespace === 'solana')
    return async ({ message, address }, options = {}) => {
      const params = { message: encodeBase58(bytesOf(message)), pubkey: address }
      const answer = await remote.request({ method: 'solana_signMessage', params }, options)
      const signature = typeof answer === 'object' && answer && Reflect.get(answer, 'signature')
      return requireSignature(signature, signatures.solana)
    }
  return undefined
}

/**
 * Creates a wallet for a WalletConnect session's namespace without an adapter. It has accounts,
 * approved networks, and messages on eip155 and solana (K-CHAIN-09). Balances come from the
 * blockchain API.
 */
export function createUniversalWallet(remote: RemoteSigner): Wallet {
  const signMessage = createSignMessage(remote)
  return guardWallet({
    connector: { info: remote.info, provider: undefined },
    getAccounts: async () => remote.getAccounts(),
    getNetworkId: async () => remote.getNetworkId(),
    watch: remote.watch,
    disconnect: remote.disconnect,
    features: {
      switchNetwork: async ({ caipNetworkId }) => {
        const approved = remote.getNetworkIds()
        const isRefused = approved && !approved.includes(caipNetworkId)
        if (isRefused || remote.canSignOn?.(caipNetworkId) === false)
          throw new FeatureNotSupportedError({ feature: 'switchNetwork' })
        remote.setNetworkId(caipNetworkId)
      },
      getApprovedNetworkIds: remote.getNetworkIds,
      ...(signMessage && { signMessage }),
    },
  })
}
