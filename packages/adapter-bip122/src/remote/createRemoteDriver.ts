import {
  ChainNotFoundOnConnectorError,
  FeatureNotSupportedError,
  type RemoteSigner,
  readField,
  type WalletAccount,
} from '@latchkey/core'
import { base64, hex } from '@scure/base'
import { parseAccounts } from '../accounts/parseAccounts.ts'
import type { Ask, BitcoinDriver, Signal } from '../drivers/BitcoinDriver.ts'

const hexPattern = /^(?:[0-9a-f]{2})+$/i

/**
 * Converts a hex signature to base64, because WalletConnect transmits hex (wire-walletconnect §10).
 */
function toBase64(signature: unknown): unknown {
  if (typeof signature !== 'string' || !hexPattern.test(signature)) return signature
  return base64.encode(hex.decode(signature.toLowerCase()))
}

/**
 * Creates a driver for the Bitcoin part of a remote wallet. Accounts and network come from the
 * WalletConnect session or the login. A method that it did not grant is absent, or throws
 * `FeatureNotSupportedError`.
 */
export function createRemoteDriver(remote: RemoteSigner, ask: Ask): BitcoinDriver {
  const isGranted = (method: string) => remote.getMethods().includes(method)
  const getAccounts = (): readonly WalletAccount[] => parseAccounts(toEntries(remote)) ?? []
  const request = (method: string, params: object, signal: Signal) => {
    if (!isGranted(method)) throw new FeatureNotSupportedError({ feature: method })
    const account = getAccounts()[0]?.address
    const call = { method, params: { account, ...params } }
    return ask(method, () => remote.request(call, { signal }), { signal })
  }
  return {
    requestAccounts: async () => getAccounts(),
    readAccounts: async () => getAccounts(),
    readNetworkName: async () => remote.getNetworkId(),
    watch: (onChange, onGone) =>
      remote.watch({
        accountsChanged: onChange,
        networkChanged: onChange,
        disconnected: onGone,
      }),
    switchNetwork: async ({ caipNetworkId }) => {
      const approved = remote.getNetworkIds()
      const isRefused = approved && !approved.includes(caipNetworkId)
      if (isRefused || remote.canSignOn?.(caipNetworkId) === false)
        throw new ChainNotFoundOnConnectorError()
      remote.setNetworkId(caipNetworkId)
    },
    disconnect: () => remote.disconnect(),
    signMessage: async ({ message, account, protocol }, signal) => {
      const params = { message, address: account.address, protocol }
      return toBase64(readField(await request('signMessage', params, signal), 'signature'))
    },
    ...(isGranted('getAccountAddresses') && {
      readAddresses: async (signal) => {
        const answer = await request('getAccountAddresses', {}, signal)
        return parseAccounts(answer) ?? getAccounts()
      },
    }),
    ...(isGranted('signPsbt') && {
      signPsbt: async ({ psbt, signInputs, broadcast }, signal) => {
        const params = { psbt: base64.encode(psbt), signInputs, broadcast }
        const answer = await request('signPsbt', params, signal)
        return { psbt: readField(answer, 'psbt'), txid: readField(answer, 'txid') }
      },
    }),
    ...(isGranted('sendTransfer') && {
      sendTransfer: async ({ recipient, amount, from }, signal) => {
        const params = {
          account: from.address,
          recipientAddress: recipient,
          amount: amount.toString(),
        }
        return readField(await request('sendTransfer', params, signal), 'txid')
      },
    }),
  }
}

/**
 * Converts the accounts of a WalletConnect session to address entries like those that page wallets
 * return, so that the same parser reads them.
 */
function toEntries(remote: RemoteSigner): readonly object[] {
  return remote.getAccounts().map(({ address, publicKey, type }) => {
    const purpose = type === 'payment' || type === 'ordinal' ? type : undefined
    return { address, publicKey, purpose }
  })
}
