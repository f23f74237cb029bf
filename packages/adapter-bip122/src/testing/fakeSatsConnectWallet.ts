import { readField } from '@latchkey/core'
import { base64 } from '@scure/base'
import {
  createFakeParts,
  type FakeWallet,
  type FakeWalletOptions,
  transferId,
} from './FakeWallet.ts'
import { walletError } from './walletError.ts'

function readIndexes(inputs: unknown): readonly { address: string; index: number }[] {
  return Object.entries(Object(inputs)).flatMap(([address, indexes]) =>
    Array.isArray(indexes) ? indexes.map((index) => ({ address, index: Number(index) })) : [],
  )
}

/** Creates a fake wallet with the JSON-RPC methods of the library sats-connect. */
export function fakeSatsConnectWallet(options: FakeWalletOptions = {}): FakeWallet {
  const { keys, payment, ordinal, answer, findAccount, listen, ...parts } = createFakeParts(options)
  let connected = options.connected ?? false
  let network = 'Mainnet'
  const toAddress = ({ address, publicKey }: typeof payment, purpose: string) => ({
    address,
    publicKey,
    purpose,
    addressType: purpose === 'payment' ? 'p2wpkh' : 'p2tr',
    walletType: 'software',
  })
  const getAccount = () => ({
    id: 'account-0',
    addresses: [toAddress(ordinal, 'ordinals'), toAddress(payment, 'payment')],
    network: { bitcoin: { name: network } },
  })
  const usual: Readonly<Record<string, (params: unknown) => unknown>> = {
    wallet_connect: () => {
      connected = true
      return getAccount()
    },
    wallet_getAccount: () => {
      if (!connected) throw walletError(-32_002, 'Access denied')
      return getAccount()
    },
    wallet_getNetwork: () => ({ bitcoin: { name: network } }),
    wallet_changeNetwork: (params) => {
      network = String(readField(params, 'name'))
      return null
    },
    wallet_disconnect: () => {
      connected = false
      return null
    },
    signMessage: (params) => {
      const protocol = readField(params, 'protocol') === 'ECDSA' ? 'ecdsa' : 'bip322'
      const address = readField(params, 'address')
      const message = String(readField(params, 'message'))
      return { address, signature: findAccount(address)?.signMessage(message, protocol) }
    },
    signPsbt: (params) => {
      const psbt = base64.decode(String(readField(params, 'psbt')))
      const signed = keys.signPsbt(psbt, readIndexes(readField(params, 'signInputs')))
      return { psbt: base64.encode(signed) }
    },
    sendTransfer: () => ({ txid: transferId }),
  }
  const target = {
    /**
     * Answers a request. Returns an error as JSON-RPC answer instead of throwing, like wallets of
     * sats-connect.
     */
    request: async (method: string, params: unknown) => {
      try {
        const run = usual[method]
        const result = await answer(method, params, () => {
          if (!run) throw walletError(-32_601, 'Method not found')
          return run(params)
        })
        return { jsonrpc: '2.0', id: '1', result }
      } catch (error) {
        return { jsonrpc: '2.0', id: '1', error }
      }
    },
    addListener: listen,
  }
  return { handle: { style: 'satsConnect', target }, payment, ordinal, ...parts }
}
