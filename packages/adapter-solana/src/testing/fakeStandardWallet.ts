import { getTransactionDecoder, getTransactionEncoder, signBytes } from '@solana/kit'
import { readTestKey, testAddresses, toPublicKey } from './testKeys.ts'

/** Input of a feature call in the Wallet Standard. */
type Input = {
  readonly account?: { readonly address: string }
  readonly message?: Uint8Array
  readonly transaction?: Uint8Array
  readonly [field: string]: unknown
}
type Answer = (...inputs: readonly Input[]) => unknown

export type FakeStandardWalletOptions = {
  readonly name?: string
  readonly icon?: string
  readonly chains?: readonly string[]
  /**
   * Addresses that the fake wallet shares, from `testAddresses`. `[]` stands for a locked wallet.
   */
  readonly addresses?: readonly string[]
  /**
   * Returns the names of the features that an account supports. Default: those that sign messages
   * and transactions.
   */
  readonly accountFeatures?: (address: string) => readonly string[]
  /** Transaction versions that the features list. Absent: none. */
  readonly versions?: readonly (string | number)[]
  /** Features by name that replace the default ones; `undefined` omits a feature. May throw. */
  readonly answers?: Readonly<Record<string, Answer | undefined>>
  /** Sends a transaction to a chain after `solana:signAndSendTransaction` has signed it. */
  readonly send?: (transaction: Uint8Array) => Promise<void>
}

/** Content of a `change` event that a fake wallet emits. */
export type FakeStandardWalletChange = {
  readonly accounts?: readonly unknown[]
  readonly chains?: readonly string[]
  readonly features?: Readonly<Record<string, unknown>>
}

/** A Wallet Standard wallet for tests. */
export type FakeStandardWallet = {
  readonly version: '1.0.0'
  readonly name: string
  readonly icon: string
  readonly chains: readonly string[]
  readonly accounts: readonly unknown[]
  readonly features: Readonly<Record<string, unknown>>
  readonly calls: readonly { readonly feature: string; readonly inputs: readonly Input[] }[]
  readonly setAddresses: (addresses: readonly string[]) => void
  readonly setChains: (chains: readonly string[]) => void
  readonly getListenerCount: () => number
}

const icon = 'data:image/svg+xml;base64,PHN2Zy8+'
const methods = {
  'standard:connect': 'connect',
  'standard:disconnect': 'disconnect',
  'solana:signMessage': 'signMessage',
  'solana:signTransaction': 'signTransaction',
  'solana:signAndSendTransaction': 'signAndSendTransaction',
  'solana:signIn': 'signIn',
} as const

const usualAccountFeatures = [
  'solana:signMessage',
  'solana:signTransaction',
  'solana:signAndSendTransaction',
]

async function sign(address: string, bytes: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await signBytes(await readTestKey(address), bytes))
}

async function signTransaction({ account, transaction }: Input) {
  const address = account?.address ?? ''
  const { messageBytes, signatures } = getTransactionDecoder().decode(
    transaction ?? new Uint8Array(),
  )
  const signature = await sign(address, new Uint8Array(messageBytes))
  const signed = { messageBytes, signatures: { ...signatures, [address]: signature } }
  return {
    signature,
    signedTransaction: new Uint8Array(getTransactionEncoder().encode(signed as never)),
  }
}

/** Renders the text of Sign In With Solana independently of the code under test. */
function toSignInText(input: Input, address: string): string {
  const fields = [
    ['URI', input['uri']],
    ['Version', input['version']],
    ['Chain ID', input['chainId']],
    ['Nonce', input['nonce']],
    ['Issued At', input['issuedAt']],
    ['Expiration Time', input['expirationTime']],
    ['Not Before', input['notBefore']],
    ['Request ID', input['requestId']],
  ].flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]))
  const resources = Array.isArray(input['resources'])
    ? ['Resources:', ...input['resources'].map((uri) => `- ${uri}`)]
    : []
  const statement = input['statement'] === undefined ? '' : `\n\n${input['statement']}`
  const head = `${input['domain']} wants you to sign in with your Solana account:\n${address}`
  return `${head}${statement}\n\n${[...fields, ...resources].join('\n')}`
}

/** Creates a fake Wallet Standard wallet with real keys, which approves every request. */
export function fakeStandardWallet(options: FakeStandardWalletOptions = {}): FakeStandardWallet {
  let addresses = options.addresses ?? testAddresses.slice(0, 1)
  let chains = options.chains ?? ['solana:mainnet', 'solana:devnet']
  const calls: { feature: string; inputs: readonly Input[] }[] = []
  const listeners = new Set<(change: FakeStandardWalletChange) => void>()
  const { accountFeatures = () => usualAccountFeatures, versions } = options
  const toAccount = (address: string) => ({
    address,
    publicKey: toPublicKey(address),
    chains,
    features: accountFeatures(address),
  })
  const getAccounts = () => addresses.map(toAccount)
  const emit = (change: FakeStandardWalletChange) => {
    for (const listener of [...listeners]) listener(change)
  }
  const usual: Record<keyof typeof methods, Answer> = {
    'standard:connect': () => ({ accounts: getAccounts() }),
    'standard:disconnect': () => undefined,
    'solana:signMessage': (...inputs) =>
      Promise.all(
        inputs.map(async ({ account, message = new Uint8Array() }) => ({
          signedMessage: message,
          signature: await sign(account?.address ?? '', message),
        })),
      ),
    'solana:signTransaction': (...inputs) => Promise.all(inputs.map(signTransaction)),
    'solana:signAndSendTransaction': (...inputs) =>
      Promise.all(
        inputs.map(async (input) => {
          const { signature, signedTransaction } = await signTransaction(input)
          await options.send?.(signedTransaction)
          return { signature }
        }),
      ),
    'solana:signIn': (...inputs) =>
      Promise.all(
        inputs.map(async (input) => {
          const address = addresses[0] ?? ''
          const signedMessage = new TextEncoder().encode(toSignInText(input, address))
          const signature = await sign(address, signedMessage)
          return { account: toAccount(address), signedMessage, signature }
        }),
      ),
  }
  const features: Record<string, unknown> = {
    'standard:events': {
      version: '1.0.0',
      on: (_event: string, listener: (change: FakeStandardWalletChange) => void) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
  }
  for (const [feature, method] of Object.entries(methods)) {
    const answers: Readonly<Record<string, Answer | undefined>> = { ...usual, ...options.answers }
    const answer = answers[feature]
    if (!answer) continue
    const run = async (...inputs: readonly Input[]) => {
      calls.push({ feature, inputs })
      return answer(...inputs)
    }
    const listed = versions && { supportedTransactionVersions: versions }
    features[feature] = { version: '1.0.0', ...listed, [method]: run }
  }
  return {
    version: '1.0.0',
    name: options.name ?? 'Test Wallet',
    icon: options.icon ?? icon,
    get chains() {
      return chains
    },
    get accounts() {
      return getAccounts()
    },
    features,
    calls,
    setAddresses: (next) => {
      addresses = next
      emit({ accounts: getAccounts() })
    },
    setChains: (next) => {
      chains = next
      emit({ chains: next })
    },
    getListenerCount: () => listeners.size,
  }
}
