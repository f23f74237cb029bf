import { readField } from '@latchkey/core'
import { hex } from '@scure/base'
import {
  createFakeParts,
  type FakeWallet,
  type FakeWalletOptions,
  transferId,
} from './FakeWallet.ts'
import { walletError } from './walletError.ts'

function readInputs(inputs: unknown): readonly { address: string; index: number }[] {
  if (!Array.isArray(inputs)) return []
  return inputs.map((input: unknown) => ({
    address: String(readField(input, 'address')),
    index: Number(readField(input, 'index')),
  }))
}

/** Creates a fake wallet with the methods of UniSat and a single account. */
export function fakeInjectedWallet(options: FakeWalletOptions = {}): FakeWallet {
  const { keys, payment, ordinal, answer, listen, ...parts } = createFakeParts(options)
  let connected = options.connected ?? false
  let chain = 'BITCOIN_MAINNET'
  const removers = new Map<() => void, (() => unknown)[]>()
  const target = {
    requestAccounts: () =>
      answer('requestAccounts', undefined, () => {
        connected = true
        return [payment.address]
      }),
    getAccounts: () => answer('getAccounts', undefined, () => (connected ? [payment.address] : [])),
    getPublicKey: () => answer('getPublicKey', undefined, () => payment.publicKey),
    getChain: () => answer('getChain', undefined, () => ({ enum: chain, name: 'Bitcoin' })),
    switchChain: (name: string) =>
      answer('switchChain', name, () => {
        if (!/^BITCOIN_(?:MAIN|TEST|SIG)NET$/.test(name))
          throw walletError(-32_603, 'Unknown chain')
        chain = name
        return { enum: chain }
      }),
    signMessage: (message: string, type: string) =>
      answer('signMessage', [message, type], () =>
        payment.signMessage(message, type === 'ecdsa' ? 'ecdsa' : 'bip322'),
      ),
    signPsbt: (psbt: string, details: unknown) =>
      answer('signPsbt', [psbt, details], () =>
        hex.encode(keys.signPsbt(hex.decode(psbt), readInputs(readField(details, 'toSignInputs')))),
      ),
    pushPsbt: (psbt: string) => answer('pushPsbt', psbt, () => transferId),
    sendBitcoin: (...parameters: readonly unknown[]) =>
      answer('sendBitcoin', parameters, () => transferId),
    disconnect: () =>
      answer('disconnect', undefined, () => {
        connected = false
      }),
    on: (event: string, listener: () => void) => {
      removers.set(listener, [...(removers.get(listener) ?? []), listen(event, listener)])
    },
    removeListener: (_: string, listener: () => void) => {
      for (const remove of removers.get(listener) ?? []) remove()
    },
  }
  return { handle: { style: 'injected', target }, payment, ordinal, ...parts }
}
