import {
  ChainNotFoundOnConnectorError,
  FeatureNotSupportedError,
  type Network,
  quietly,
  RpcError,
  readField,
  revokeDeadlineMs,
  silentDeadlineMs,
  type WalletAccount,
  WalletLockedError,
} from '@latchkey/core'
import { base64 } from '@scure/base'
import { parseAccounts } from '../accounts/parseAccounts.ts'
import { callMethod } from '../handle/callMethod.ts'
import { findChain } from '../network/chains.ts'
import type { Ask, BitcoinDriver, PsbtRequest, Signal } from './BitcoinDriver.ts'
import { groupInputs } from './groupInputs.ts'
import { isMissingMethod } from './isMissingMethod.ts'
import { stopListening } from './stopListening.ts'

const purposes = ['payment', 'ordinals']
const events = ['accountChange', 'networkChange', 'accountDisconnected']

/** Returns the result of a JSON-RPC answer. Throws the error that the answer contains. */
function unwrap(answer: unknown): unknown {
  const error = readField(answer, 'error')
  if (error !== undefined && error !== null) throw error
  return readField(answer, 'result') ?? answer
}

function toSignInputs(request: PsbtRequest): Readonly<Record<string, readonly number[]>> {
  return Object.fromEntries(
    groupInputs(request.signInputs).map(({ address, indexes }) => [address, indexes]),
  )
}

type Call = (
  method: string,
  params: unknown,
  options: { readonly signal: Signal; readonly deadlineMs?: number },
) => Promise<unknown>

/**
 * Creates the driver of Bitcoin wallets that have the JSON-RPC methods of the library sats-connect.
 */
export function createSatsConnectDriver(provider: object, ask: Ask): BitcoinDriver {
  let known: readonly WalletAccount[] = []
  const call: Call = (method, params, options) => {
    const run = async () => unwrap(await callMethod(provider, 'request', method, params))
    return ask(method, run, { ...options, protocol: 'satsConnect' })
  }
  const takeAccounts = (answer: unknown) => {
    known = parseAccounts(readField(answer, 'addresses') ?? answer) ?? []
    return known
  }

  return {
    requestAccounts: async ([network], signal) => {
      const name = findChain(network?.caipNetworkId)?.satsConnect
      const params = { addresses: purposes, ...(name !== undefined && { network: name }) }
      try {
        return takeAccounts(await call('wallet_connect', params, { signal }))
      } catch (error) {
        if (!isMissingMethod(error)) throw error
        return takeAccounts(await call('getAddresses', { purposes }, { signal }))
      }
    },
    readAccounts: (signal) => readSilently(call, { signal, takeAccounts, getKnown: () => known }),
    readNetworkName: async (signal) => {
      try {
        const options = { signal, deadlineMs: silentDeadlineMs }
        const answer = await call('wallet_getNetwork', null, options)
        const bitcoin = readField(answer, 'bitcoin') ?? answer
        return readField(bitcoin, 'name') ?? 'unknown'
      } catch (error) {
        if (isMissingMethod(error)) return undefined
        throw error
      }
    },
    watch: (onChange) => {
      const stops = events.map((event) => watchEvent(provider, event, onChange))
      return () => {
        for (const stop of stops) stop()
      }
    },
    disconnect: async () => {
      known = []
      await call('wallet_disconnect', null, { signal: undefined, deadlineMs: revokeDeadlineMs })
    },
    switchNetwork: (network, signal) => switchNetwork(call, network, signal),
    signMessage: async ({ message, account, protocol }, signal) => {
      const params = { address: account.address, message, protocol: protocol.toUpperCase() }
      return readField(await call('signMessage', params, { signal }), 'signature')
    },
    signPsbt: async (request, signal) => {
      const { broadcast } = request
      const psbt = base64.encode(request.psbt)
      const params = { psbt, signInputs: toSignInputs(request), broadcast }
      const answer = await call('signPsbt', params, { signal })
      return { psbt: readField(answer, 'psbt'), txid: readField(answer, 'txid') }
    },
    sendTransfer: async ({ recipient, amount }, signal) => {
      const params = { recipients: [{ address: recipient, amount: Number(amount) }] }
      return readField(await call('sendTransfer', params, { signal }), 'txid')
    },
    // The wallet chooses the account, which is always the first payment account.
    sendsFrom: (from) => from.address === known.find(({ type }) => type === 'payment')?.address,
  }
}

type SilentOptions = {
  readonly signal: Signal
  readonly takeAccounts: (answer: unknown) => readonly WalletAccount[]
  readonly getKnown: () => readonly WalletAccount[]
}

async function readSilently(call: Call, options: SilentOptions): Promise<readonly WalletAccount[]> {
  const { signal, takeAccounts, getKnown } = options
  try {
    const answer = await call('wallet_getAccount', null, { signal, deadlineMs: silentDeadlineMs })
    return takeAccounts(answer)
  } catch (error) {
    if (error instanceof WalletLockedError) return takeAccounts([])
    // This wallet cannot list accounts without a prompt, so the accounts of the last prompt are
    // returned.
    if (isMissingMethod(error)) return getKnown()
    throw error
  }
}

async function switchNetwork(call: Call, network: Network, signal: Signal): Promise<void> {
  const name = findChain(network.caipNetworkId)?.satsConnect
  if (name === undefined) throw new ChainNotFoundOnConnectorError()
  try {
    await call('wallet_changeNetwork', { name }, { signal })
  } catch (error) {
    if (isMissingMethod(error)) {
      throw new FeatureNotSupportedError({ feature: 'switchNetwork', cause: error })
    }
    if (error instanceof RpcError) throw new ChainNotFoundOnConnectorError({ cause: error })
    throw error
  }
}

function watchEvent(provider: object, event: string, onChange: () => void): () => void {
  let stop: unknown
  quietly(() => {
    stop = callMethod(provider, 'addListener', event, onChange)
  })
  return () => stopListening(stop)
}
