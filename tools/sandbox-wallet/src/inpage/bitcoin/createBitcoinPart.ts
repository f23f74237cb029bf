import type { BitcoinAddress } from '../../wire/wire.ts'
import { ProviderError } from '../ProviderError.ts'
import { createAccountCache, type StandardPart } from '../standard/StandardPart.ts'
import { fromBase64, fromHex, toBase64 } from './bytes.ts'
import type { BitcoinClient, BitcoinNetwork } from './createBitcoinClient.ts'

type WithAccount = { readonly account?: { readonly address?: string } }
type MessageInput = WithAccount & {
  readonly message: Uint8Array
  readonly protocol?: 'ecdsa' | 'bip322'
}
type TransactionInput = {
  readonly psbt: Uint8Array
  readonly inputsToSign?: readonly (WithAccount & {
    readonly signingIndexes: readonly number[]
    readonly sigHash?: SigHash | number
  })[]
}
type TransferInput = WithAccount & {
  readonly recipientAddress: string
  readonly amount: string | number | bigint
}

const sigHashes = {
  ALL: 0x01,
  NONE: 0x02,
  SINGLE: 0x03,
  'ALL|ANYONECANPAY': 0x81,
  'NONE|ANYONECANPAY': 0x82,
  'SINGLE|ANYONECANPAY': 0x83,
} as const
type SigHash = keyof typeof sigHashes

const signing = ['bitcoin:signMessage', 'bitcoin:signTransaction', 'bitcoin:sendTransfer'] as const

const purposes = { payment: 'payment', ordinal: 'ordinals' } as const
const labels = { payment: 'Payments', ordinal: 'Ordinals' } as const

/**
 * Converts a Bitcoin address to a Wallet Standard account. The field `purpose` (payment or
 * ordinals) is not part of the standard.
 */
const toAccount = (known: BitcoinAddress, chain: BitcoinNetwork['standard']) => ({
  address: known.address,
  publicKey: fromHex(known.publicKey),
  chains: [chain],
  features: signing,
  label: labels[known.intention],
  purpose: purposes[known.intention],
})

/** Decodes a message to sign from bytes to text, because the wallet's service signs only texts. */
function toText(message: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(message)
  } catch {
    throw new ProviderError({ code: -32602, message: 'The message is not UTF-8.' })
  }
}

function toPsbtInputs({ inputsToSign }: TransactionInput) {
  return inputsToSign?.flatMap(({ account, signingIndexes, sigHash }) =>
    signingIndexes.map((index) => ({
      address: account?.address ?? '',
      index,
      ...(sigHash !== undefined && {
        sighashTypes: [typeof sigHash === 'number' ? sigHash : sigHashes[sigHash]],
      }),
    })),
  )
}

/**
 * Runs wallet requests one after the other, so that the user never sees two prompts at the same
 * time.
 */
async function inTurn<input, output>(
  inputs: readonly input[],
  run: (input: input) => Promise<output>,
): Promise<readonly output[]> {
  const outputs: output[] = []
  for (const input of inputs) outputs.push(await run(input))
  return outputs
}

function createSigningFeatures(client: BitcoinClient) {
  const sign = async (input: TransactionInput, broadcast: boolean) =>
    client.signPsbt({ psbt: toBase64(input.psbt), signInputs: toPsbtInputs(input), broadcast })
  return {
    'bitcoin:signMessage': {
      version: '1.0.0',
      signMessage: (...inputs: readonly MessageInput[]) =>
        inTurn(inputs, async ({ account, message, protocol }) => {
          const text = toText(message)
          const { signature } = await client.signMessage({
            message: text,
            address: account?.address,
            protocol,
          })
          return { signedMessage: message, signature }
        }),
    },
    'bitcoin:signTransaction': {
      version: '1.0.0',
      signTransaction: (...inputs: readonly TransactionInput[]) =>
        inTurn(inputs, async (input) => ({
          signedPsbt: fromBase64((await sign(input, false)).psbt),
        })),
    },
    'bitcoin:signAndSendTransaction': {
      version: '1.0.0',
      signAndSendTransaction: (...inputs: readonly TransactionInput[]) =>
        inTurn(inputs, async (input) => ({ txId: (await sign(input, true)).txid })),
    },
    'bitcoin:sendTransfer': {
      version: '1.0.0',
      sendTransfer: (...inputs: readonly TransferInput[]) =>
        inTurn(inputs, async ({ account, recipientAddress, amount }) => ({
          txid: await client.sendTransfer({
            account: account?.address,
            recipientAddress,
            amount: String(amount),
          }),
        })),
    },
  } as const
}

type ConnectInput = { readonly silent?: boolean; readonly purposes?: readonly string[] }

/**
 * Creates the Bitcoin features and accounts of the sandbox wallet in the format of the Wallet
 * Standard.
 */
export function createBitcoinPart(client: BitcoinClient): StandardPart {
  const chain = client.getNetwork().standard
  const toAccounts = createAccountCache((known: BitcoinAddress) => toAccount(known, chain))
  const connect = async ({ silent, purposes: wanted }: ConnectInput = {}) => {
    const granted = silent ? await client.readAccounts() : await client.connect()
    const isWanted = ({ intention }: BitcoinAddress) => wanted?.includes(purposes[intention])
    return { accounts: toAccounts(wanted ? granted.filter(isWanted) : granted) }
  }
  return {
    chains: [chain],
    features: {
      'standard:connect': { version: '1.0.0', connect },
      'standard:disconnect': { version: '1.0.0', disconnect: client.disconnect },
      'bitcoin:connect': { version: '1.0.0', connect },
      'bitcoin:disconnect': { version: '1.0.0', disconnect: client.disconnect },
      ...createSigningFeatures(client),
    },
    readAccounts: ({ bip122 }) => toAccounts(bip122.accounts),
  }
}
