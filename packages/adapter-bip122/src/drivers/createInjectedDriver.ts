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
} from '@latchkey/core'
import { hex } from '@scure/base'
import { parseAccounts } from '../accounts/parseAccounts.ts'
import { toPublicKey } from '../accounts/toPublicKey.ts'
import { callMethod, hasMethod } from '../handle/callMethod.ts'
import { findChain } from '../network/chains.ts'
import type { Ask, BitcoinDriver, PsbtRequest, Signal } from './BitcoinDriver.ts'
import { isMissingMethod } from './isMissingMethod.ts'

const events = ['accountsChanged', 'accountChanged', 'networkChanged', 'chainChanged', 'disconnect']

/**
 * Parses the accounts of a wallet with UniSat's methods. All of them count as payment accounts,
 * because such a wallet shares a single account for everything.
 */
function takeAccounts(answer: unknown): readonly WalletAccount[] {
  const list = typeof answer === 'string' ? [answer] : answer
  return (parseAccounts(list) ?? []).map((account) => ({ ...account, type: 'payment' }))
}

/** Creates the driver of Bitcoin wallets that have the methods of the UniSat wallet. */
export function createInjectedDriver(provider: object, ask: Ask): BitcoinDriver {
  const call = (method: string, parameters: readonly unknown[], signal: Signal) =>
    ask(method, () => callMethod(provider, method, ...parameters), { signal })
  const read = (method: string, signal: Signal) =>
    ask(method, () => callMethod(provider, method), { signal, deadlineMs: silentDeadlineMs })

  /**
   * Adds the public key to the accounts if the wallet reports it. Only transaction building uses
   * the key.
   */
  async function withPublicKey(accounts: readonly WalletAccount[], signal: Signal) {
    const [first, ...rest] = accounts
    if (!first || !hasMethod(provider, 'getPublicKey')) return accounts
    try {
      const publicKey = toPublicKey(await read('getPublicKey', signal))
      return publicKey === undefined ? accounts : [{ ...first, publicKey }, ...rest]
    } catch (error) {
      if (error instanceof RpcError) return accounts
      throw error
    }
  }

  return {
    sharesOne: true,
    requestAccounts: async (_, signal) =>
      withPublicKey(takeAccounts(await call('requestAccounts', [], signal)), signal),
    readAccounts: async (signal) =>
      withPublicKey(takeAccounts(await read('getAccounts', signal)), signal),
    readNetworkName: async (signal) => {
      if (hasMethod(provider, 'getChain')) {
        return readField(await read('getChain', signal), 'enum') ?? 'unknown'
      }
      if (!hasMethod(provider, 'getNetwork')) return undefined
      return (await read('getNetwork', signal)) ?? 'unknown'
    },
    watch: (onChange) => {
      for (const event of events) quietly(() => callMethod(provider, 'on', event, onChange))
      return () => {
        for (const event of events)
          quietly(() => callMethod(provider, 'removeListener', event, onChange))
      }
    },
    disconnect: async () => {
      if (!hasMethod(provider, 'disconnect')) return
      const options = { signal: undefined, deadlineMs: revokeDeadlineMs }
      await ask('disconnect', () => callMethod(provider, 'disconnect'), options)
    },
    switchNetwork: (network, signal) =>
      switchNetwork(provider, network, (...all) => call(...all, signal)),
    signMessage: ({ message, protocol }, signal) =>
      call('signMessage', [message, protocol === 'ecdsa' ? 'ecdsa' : 'bip322-simple'], signal),
    ...(hasMethod(provider, 'signPsbt') && {
      signPsbt: async (request, signal) => {
        const psbt = await call('signPsbt', toPsbtParameters(request), signal)
        if (!request.broadcast || !hasMethod(provider, 'pushPsbt')) return { psbt }
        return { psbt, txid: await call('pushPsbt', [psbt], signal) }
      },
    }),
    ...(hasMethod(provider, 'sendBitcoin') && {
      takesFeeRate: true,
      sendTransfer: ({ recipient, amount, feeRate }, signal) => {
        const options = feeRate === undefined ? [] : [{ feeRate }]
        return call('sendBitcoin', [recipient, Number(amount), ...options], signal)
      },
    }),
  }
}

function toPsbtParameters({ psbt, signInputs, broadcast }: PsbtRequest): readonly unknown[] {
  return [hex.encode(psbt), { autoFinalized: broadcast, toSignInputs: signInputs }]
}

async function switchNetwork(
  provider: object,
  network: Network,
  call: (method: string, parameters: readonly unknown[]) => Promise<unknown>,
): Promise<void> {
  const chain = findChain(network.caipNetworkId)
  if (!chain) throw new ChainNotFoundOnConnectorError()
  try {
    if (hasMethod(provider, 'switchChain')) await call('switchChain', [chain.injected])
    else await call('switchNetwork', [chain.injectedNetwork])
  } catch (error) {
    if (isMissingMethod(error)) {
      throw new FeatureNotSupportedError({ feature: 'switchNetwork', cause: error })
    }
    if (error instanceof RpcError) throw new ChainNotFoundOnConnectorError({ cause: error })
    throw error
  }
}
