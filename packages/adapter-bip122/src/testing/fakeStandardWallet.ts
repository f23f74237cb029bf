import { readField } from '@latchkey/core'
import { base64 } from '@scure/base'
import {
  createFakeParts,
  type FakeWallet,
  type FakeWalletOptions,
  transferId,
} from './FakeWallet.ts'

export type FakeStandardWalletOptions = FakeWalletOptions & {
  readonly name?: string
  readonly chains?: readonly string[]
  /** Names of Wallet Standard features that the fake wallet does not have. */
  readonly without?: readonly string[]
}

function readIndexes(inputs: unknown): readonly { address: string; index: number }[] {
  if (!Array.isArray(inputs)) return []
  return inputs.flatMap((input: unknown) => {
    const address = String(readField(readField(input, 'account'), 'address'))
    const indexes = readField(input, 'signingIndexes')
    return Array.isArray(indexes) ? indexes.map((index) => ({ address, index: Number(index) })) : []
  })
}

/** Creates a fake wallet with the Bitcoin features of the Wallet Standard. */
export function fakeStandardWallet(options: FakeStandardWalletOptions = {}): FakeWallet {
  const { name = 'Standard', chains = ['bitcoin:mainnet'], without = [] } = options
  const { keys, payment, ordinal, answer, findAccount, listen, ...parts } = createFakeParts(options)
  const toAccount = ({ address, publicKey }: typeof payment, purpose: string) => ({
    address,
    publicKey: Uint8Array.from(publicKey.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)),
    chains,
    features: ['bitcoin:signMessage'],
    purpose,
  })
  const all = [toAccount(ordinal, 'ordinals'), toAccount(payment, 'payment')]
  let shared = options.connected ? all : []
  const signText = (input: unknown) => {
    const message = readField(input, 'message')
    const text = message instanceof Uint8Array ? new TextDecoder().decode(message) : ''
    const protocol = readField(input, 'protocol') === 'ecdsa' ? 'ecdsa' : 'bip322'
    const account = findAccount(readField(readField(input, 'account'), 'address'))
    return base64.decode(account?.signMessage(text, protocol) ?? '')
  }
  const features: Readonly<Record<string, object>> = {
    'standard:events': { version: '1.0.0', on: listen },
    'bitcoin:connect': {
      version: '1.0.0',
      connect: (input: unknown) =>
        answer('bitcoin:connect', input, () => {
          shared = all
          return { accounts: shared }
        }),
    },
    'bitcoin:disconnect': {
      version: '1.0.0',
      disconnect: () =>
        answer('bitcoin:disconnect', undefined, () => {
          shared = []
        }),
    },
    'bitcoin:signMessage': {
      version: '1.0.0',
      signMessage: (...inputs: unknown[]) =>
        answer('bitcoin:signMessage', inputs, () =>
          inputs.map((input) => ({
            signedMessage: readField(input, 'message'),
            signature: signText(input),
          })),
        ),
    },
    'bitcoin:signTransaction': {
      version: '1.0.0',
      signTransaction: (...inputs: unknown[]) =>
        answer('bitcoin:signTransaction', inputs, () =>
          inputs.map((input) => {
            const psbt = readField(input, 'psbt')
            const bytes = psbt instanceof Uint8Array ? psbt : new Uint8Array()
            return {
              signedPsbt: keys.signPsbt(bytes, readIndexes(readField(input, 'inputsToSign'))),
            }
          }),
        ),
    },
    'bitcoin:sendTransfer': {
      version: '1.0.0',
      sendTransfer: (input: unknown) =>
        answer('bitcoin:sendTransfer', input, () => [{ txid: transferId }]),
    },
  }
  const target = {
    version: '1.0.0',
    name,
    icon: 'data:image/svg+xml;base64,PHN2Zy8+',
    chains,
    features: Object.fromEntries(
      Object.entries(features).filter(([feature]) => !without.includes(feature)),
    ),
    get accounts() {
      return shared
    },
  }
  return { handle: { style: 'standard', target }, payment, ordinal, ...parts }
}
