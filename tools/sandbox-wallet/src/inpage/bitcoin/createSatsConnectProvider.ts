import type { BitcoinAddress } from '../../wire/wire.ts'
import { ProviderError } from '../ProviderError.ts'
import { toBase64 } from './bytes.ts'
import type { BitcoinClient } from './createBitcoinClient.ts'

/** Error codes of sats-connect by the EIP-1193 code of the same error. */
const codes: Readonly<Record<number, number>> = { 4001: -32000, 4200: -32001, 4100: -32002 }
const METHOD_NOT_FOUND = -32601
const INVALID_PARAMS = -32602
const ACCESS_DENIED = -32002

type Fields = Readonly<Record<string, unknown>>
type Method = (params: Fields) => Promise<unknown> | unknown
type Listener = (event: unknown) => void

/**
 * A JSON-RPC response of sats-connect. An error is a response as well; the promise does not reject.
 */
export type SatsConnectAnswer = { readonly jsonrpc: '2.0'; readonly id: string } & (
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string } }
)

const kinds = { payment: 'p2wpkh', ordinal: 'p2tr' } as const
const purposes = { payment: 'payment', ordinal: 'ordinals' } as const

const invalid = (message: string) => new ProviderError({ code: INVALID_PARAMS, message })

const toAddress = ({ address, publicKey, intention }: BitcoinAddress) => ({
  address,
  publicKey,
  purpose: purposes[intention],
  addressType: kinds[intention],
  walletType: 'software',
})

function readText(fields: Fields, name: string): string {
  const value = fields[name]
  if (typeof value === 'string' && value !== '') return value
  throw invalid(`"${name}" is missing.`)
}

/**
 * Reads the requested format of a message's signature, `ECDSA` or `BIP322`. Returns `undefined` if
 * the wallet may choose.
 */
function readProtocol({ protocol }: Fields) {
  if (protocol === undefined || protocol === null) return undefined
  const lower = String(protocol).toLowerCase()
  if (lower === 'ecdsa' || lower === 'bip322') return lower
  throw invalid('"protocol" is ECDSA or BIP322.')
}

/**
 * Reads the PSBT inputs to sign from a sats-connect request. They are given by address: `{ bc1q…:
 * [0, 2] }`.
 */
function readSignInputs({ signInputs }: Fields) {
  if (signInputs === undefined || signInputs === null) return undefined
  const inputs = Object.entries(Object(signInputs)).flatMap(([address, indexes]) =>
    Array.isArray(indexes) ? indexes.map((index) => ({ address, index: Number(index) })) : [],
  )
  return inputs.length > 0 ? inputs : undefined
}

function readRecipient({ recipients }: Fields) {
  const list: readonly unknown[] = Array.isArray(recipients) ? recipients : []
  const [first, second] = list
  if (typeof first !== 'object' || first === null || second !== undefined)
    throw invalid('"recipients" holds one recipient.')
  const fields: Fields = { ...first }
  return { recipientAddress: readText(fields, 'address'), amount: String(fields['amount']) }
}

function createAccountMethods(client: BitcoinClient): Readonly<Record<string, Method>> {
  const toAccount = (accounts: readonly BitcoinAddress[], wanted: unknown) => ({
    id: accounts[0]?.address ?? '',
    walletType: 'software',
    addresses: accounts
      .map(toAddress)
      .filter(({ purpose }) => !Array.isArray(wanted) || wanted.includes(purpose)),
    network: { bitcoin: { name: client.getNetwork().satsConnect } },
  })
  const requireAccounts = async () => {
    const accounts = await client.readAccounts()
    if (accounts.length > 0) return accounts
    throw new ProviderError({ code: ACCESS_DENIED, message: 'Access denied.' })
  }
  return {
    wallet_connect: async ({ addresses }) => toAccount(await client.connect(), addresses),
    wallet_requestPermissions: async () => (await client.connect()).length > 0,
    wallet_getAccount: async () => toAccount(await requireAccounts(), undefined),
    wallet_disconnect: async () => {
      await client.disconnect()
      return null
    },
    wallet_renouncePermissions: async () => {
      await client.disconnect()
      return true
    },
    getAccounts: async ({ purposes: wanted }) =>
      toAccount(await client.connect(), wanted).addresses,
    getAddresses: async ({ purposes: wanted }) => {
      const { addresses, network } = toAccount(await client.connect(), wanted)
      return { addresses, network }
    },
    wallet_getNetwork: () => ({ bitcoin: { name: client.getNetwork().satsConnect } }),
    wallet_changeNetwork: ({ name }) => {
      client.switchNetwork(name === 'Mainnet')
      return null
    },
  }
}

function createSigningMethods(client: BitcoinClient): Readonly<Record<string, Method>> {
  return {
    signMessage: async (params) => {
      const { address, signature, messageHash } = await client.signMessage({
        message: readText(params, 'message'),
        address: readText(params, 'address'),
        protocol: readProtocol(params),
      })
      const protocol = signature.length === 65 ? 'ECDSA' : 'BIP322'
      return { address, messageHash, signature: toBase64(signature), protocol }
    },
    signPsbt: (params) =>
      client.signPsbt({
        psbt: readText(params, 'psbt'),
        signInputs: readSignInputs(params),
        broadcast: params['broadcast'] === true,
      }),
    sendTransfer: async (params) => ({
      txid: await client.sendTransfer({ account: undefined, ...readRecipient(params) }),
    }),
    getBalance: async () => {
      const { confirmed, unconfirmed, total } = await client.readBalance()
      return {
        confirmed: String(confirmed),
        unconfirmed: String(unconfirmed),
        total: String(total),
      }
    },
  }
}

function toError(error: unknown) {
  if (!(error instanceof ProviderError)) return { code: -32603, message: String(error) }
  return { code: codes[error.code] ?? error.code, message: error.message }
}

/**
 * Forwards changes of the wallet to a listener of the page, as objects that contain the name of the
 * event.
 */
function watchAs(client: BitcoinClient, event: string, listener: Listener): () => void {
  return client.watch((change) => {
    if (change === 'network' && event === 'networkChange')
      listener({
        type: event,
        bitcoin: { name: client.getNetwork().satsConnect },
        addresses: client.getAccounts().map(toAddress),
      })
    if (change === 'network') return
    const addresses = client.getAccounts().map(toAddress)
    if (event === (addresses.length > 0 ? 'accountChange' : 'accountDisconnected'))
      listener({ type: event, ...(addresses.length > 0 && { addresses }) })
  })
}

/** Creates the sandbox wallet's provider with the API of the library sats-connect. */
export function createSatsConnectProvider(client: BitcoinClient) {
  const methods = { ...createAccountMethods(client), ...createSigningMethods(client) }
  const supports = Object.keys(methods)
  const all: Readonly<Record<string, Method>> = {
    ...methods,
    getInfo: () => ({
      version: '1.0.0',
      platform: 'web',
      methods: supports,
      supports: ['WBIP001', 'WBIP004'],
    }),
  }
  return {
    request: async (method: string, params?: unknown): Promise<SatsConnectAnswer> => {
      const head = { jsonrpc: '2.0', id: crypto.randomUUID() } as const
      const run = Object.hasOwn(all, method) ? all[method] : undefined
      if (!run)
        return { ...head, error: { code: METHOD_NOT_FOUND, message: `No method "${method}".` } }
      try {
        return { ...head, result: await run({ ...Object(params) }) }
      } catch (error) {
        return { ...head, error: toError(error) }
      }
    },
    addListener: (event: string | { eventName: string; cb: Listener }, listener?: Listener) => {
      const [name, callback] =
        typeof event === 'string' ? [event, listener] : [event.eventName, event.cb]
      return callback ? watchAs(client, name, callback) : () => undefined
    },
  }
}
