import {
  FeatureNotSupportedError,
  quietly,
  readField,
  revokeDeadlineMs,
  silentDeadlineMs,
  type Unsubscribe,
  type WalletAccount,
} from '@latchkey/core'
import { parseAccounts } from '../accounts/parseAccounts.ts'
import { callMethod, hasMethod } from '../handle/callMethod.ts'
import { findChain } from '../network/chains.ts'
import type { Ask, BitcoinDriver, PsbtRequest } from './BitcoinDriver.ts'
import { groupInputs } from './groupInputs.ts'
import { stopListening } from './stopListening.ts'

const mostAccounts = 256

/** Creates a driver for wallets with the Bitcoin features of the Wallet Standard. */
export function createStandardDriver(wallet: object, ask: Ask): BitcoinDriver {
  let granted: unknown = []
  let hasLiveList = false
  const getFeature = (name: string) => readField(readField(wallet, 'features'), name)
  const call = (name: string, method: string, ...parameters: unknown[]) =>
    callMethod(getFeature(name), method, ...parameters)

  /**
   * Returns the live list of accounts. Falls back to the accounts of the last connection for
   * wallets without a live list. A live list that becomes empty is that of a locked wallet.
   */
  const getList = (): readonly unknown[] => {
    const live = readField(wallet, 'accounts')
    if (Array.isArray(live) && live.length > 0) {
      hasLiveList = true
      return live.slice(0, mostAccounts)
    }
    return Array.isArray(granted) && !hasLiveList ? granted.slice(0, mostAccounts) : []
  }
  const getAccounts = (): readonly WalletAccount[] => parseAccounts(getList()) ?? []
  const findAccount = (address: string): unknown =>
    getList().find((account) => readField(account, 'address') === address)

  /**
   * Returns the first chain of the active account that the adapter knows, else the account's first
   * chain.
   */
  function getNetworkName(): unknown {
    const [first] = getAccounts()
    const chains = readField(first && findAccount(first.address), 'chains')
    if (!Array.isArray(chains)) return undefined
    return chains.find((chain) => findChain(chain)) ?? chains[0]
  }

  function signTransaction({ psbt, signInputs }: PsbtRequest): unknown {
    const chain = findChain(getNetworkName())?.standard
    const inputsToSign = groupInputs(signInputs).map(({ address, indexes, sighashType }) => ({
      account: findAccount(address),
      signingIndexes: indexes,
      ...toSigHash(sighashType),
    }))
    return call('bitcoin:signTransaction', 'signTransaction', {
      psbt,
      inputsToSign,
      ...(chain !== undefined && { chain }),
    })
  }

  function watch(onChange: () => void): Unsubscribe {
    const name = ['standard:events', 'bitcoin:events'].find((one) =>
      hasMethod(getFeature(one), 'on'),
    )
    let stop: unknown
    quietly(() => {
      if (name) stop = call(name, 'on', 'change', onChange)
    })
    return () => stopListening(stop)
  }

  return {
    requestAccounts: async (_, signal) => {
      const purposes = ['payment', 'ordinals']
      const run = () => call('bitcoin:connect', 'connect', { purposes })
      granted = readField(await ask('bitcoin:connect', run, { signal }), 'accounts')
      return getAccounts()
    },
    readAccounts: async (signal) => {
      const accounts = getAccounts()
      const isKnown = accounts.length > 0 || hasLiveList
      if (isKnown || !hasMethod(getFeature('standard:connect'), 'connect')) return accounts
      // Only `standard:connect` has a silent mode; `bitcoin:connect` always prompts.
      const run = () => call('standard:connect', 'connect', { silent: true })
      const answer = await ask('standard:connect', run, { signal, deadlineMs: silentDeadlineMs })
      granted = readField(answer, 'accounts')
      return getAccounts()
    },
    readNetworkName: async () => getNetworkName(),
    watch,
    disconnect: async () => {
      granted = []
      const name = ['bitcoin:disconnect', 'standard:disconnect'].find((one) =>
        hasMethod(getFeature(one), 'disconnect'),
      )
      if (!name) return
      const run = () => call(name, 'disconnect')
      await ask(name, run, { signal: undefined, deadlineMs: revokeDeadlineMs })
    },
    signMessage: async ({ message, account, protocol }, signal) => {
      const feature = 'bitcoin:signMessage'
      if (!hasMethod(getFeature(feature), 'signMessage')) {
        throw new FeatureNotSupportedError({ feature: 'signMessage' })
      }
      const input = {
        account: findAccount(account.address),
        message: new TextEncoder().encode(message),
        protocol,
      }
      const answer = await ask(feature, () => call(feature, 'signMessage', input), { signal })
      return readField(readFirst(answer), 'signature')
    },
    ...(hasMethod(getFeature('bitcoin:signTransaction'), 'signTransaction') && {
      signPsbt: async (request, signal) => {
        const run = () => signTransaction(request)
        const answer = await ask('bitcoin:signTransaction', run, { signal })
        return { psbt: readField(readFirst(answer), 'signedPsbt') }
      },
    }),
    ...(hasMethod(getFeature('bitcoin:sendTransfer'), 'sendTransfer') && {
      sendTransfer: async ({ recipient, amount, from }, signal) => {
        const account = findAccount(from.address)
        const input = { account, recipientAddress: recipient, amount: amount.toString() }
        const run = () => call('bitcoin:sendTransfer', 'sendTransfer', input)
        const answer = readFirst(await ask('bitcoin:sendTransfer', run, { signal }))
        return readField(answer, 'txid') ?? readField(answer, 'txId')
      },
    }),
  }
}

/**
 * Names of the sighash types in the Wallet Standard, by the number that stands for the type in a
 * PSBT.
 */
const sigHashes: Readonly<Record<number, string>> = {
  1: 'ALL',
  2: 'NONE',
  3: 'SINGLE',
  129: 'ALL|ANYONECANPAY',
  130: 'NONE|ANYONECANPAY',
  131: 'SINGLE|ANYONECANPAY',
}

function toSigHash(sighashType: number | undefined): { readonly sigHash?: string } {
  const sigHash = sighashType === undefined ? undefined : sigHashes[sighashType]
  return sigHash === undefined ? {} : { sigHash }
}

/**
 * Returns the first output of a Wallet Standard feature call. Features return a list with one
 * output per input, but some wallets return a single output.
 */
function readFirst(answer: unknown): unknown {
  return Array.isArray(answer) ? answer[0] : answer
}
