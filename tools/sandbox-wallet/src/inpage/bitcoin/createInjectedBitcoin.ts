import { createEmitter } from '../createEmitter.ts'
import { ProviderError } from '../ProviderError.ts'
import { fromBase64, fromHex, toBase64, toHex } from './bytes.ts'
import type { BitcoinClient } from './createBitcoinClient.ts'

type Listener = (value: unknown) => void

type PsbtOptions = {
  /** Whether the wallet finalizes the inputs that it signed; `true` by default. */
  readonly autoFinalized?: boolean
  readonly toSignInputs?: readonly {
    readonly index: number
    readonly address?: string
    readonly publicKey?: string
    readonly sighashTypes?: readonly number[]
  }[]
}

const names = { BITCOIN_MAINNET: 'Bitcoin Mainnet', BITCOIN_SIGNET: 'Bitcoin Signet' } as const

/** Returns the connected payment address. Providers with UniSat's API have only this account. */
async function requirePayment(client: BitcoinClient) {
  const [payment] = await client.readAccounts()
  if (payment) return payment
  throw new ProviderError({ code: 4100, message: 'The site is not connected.' })
}

async function toSignInputs(client: BitcoinClient, options: PsbtOptions) {
  if (!options.toSignInputs) return undefined
  const accounts = await client.readAccounts()
  return options.toSignInputs.map(({ index, address, publicKey, sighashTypes }) => ({
    index,
    address:
      address ??
      accounts.find((account) => account.publicKey === publicKey)?.address ??
      accounts[0]?.address ??
      '',
    ...(sighashTypes && sighashTypes.length > 0 && { sighashTypes }),
  }))
}

function createSigning(client: BitcoinClient) {
  const signPsbt = async (psbtHex: string, options: PsbtOptions = {}) => {
    const { address } = await requirePayment(client)
    const { psbt } = await client.signPsbt({
      psbt: toBase64(fromHex(psbtHex)),
      signInputs: await toSignInputs(client, options),
      account: address,
      finalize: options.autoFinalized ?? true,
    })
    return toHex(fromBase64(psbt))
  }
  return {
    signMessage: async (message: string, type: string = 'ecdsa') => {
      const protocol = type === 'ecdsa' ? 'ecdsa' : 'bip322'
      const { address } = await requirePayment(client)
      const { signature } = await client.signMessage({ message, address, protocol })
      return toBase64(signature)
    },
    signPsbt,
    signPsbts: async (psbts: readonly string[], options: readonly PsbtOptions[] = []) => {
      const signed: string[] = []
      for (const [index, psbt] of psbts.entries()) signed.push(await signPsbt(psbt, options[index]))
      return signed
    },
    sendBitcoin: async (recipientAddress: string, amount: number) => {
      const { address: account } = await requirePayment(client)
      return client.sendTransfer({ account, recipientAddress, amount: String(amount) })
    },
    pushPsbt: (psbtHex: string) => client.pushPsbt(toBase64(fromHex(psbtHex))),
    pushTx: ({ rawtx }: { readonly rawtx: string }) => client.pushTransaction(rawtx),
  }
}

function createNetworkMethods(client: BitcoinClient) {
  const getChain = () => {
    const { injected, injectedNetwork } = client.getNetwork()
    return { enum: injected, name: names[injected], network: injectedNetwork }
  }
  return {
    getNetwork: async () => client.getNetwork().injectedNetwork,
    getChain: async () => getChain(),
    switchNetwork: async (network: string) => {
      client.switchNetwork(network === 'livenet')
      return client.getNetwork().injectedNetwork
    },
    switchChain: async (chain: string) => {
      client.switchNetwork(chain === 'BITCOIN_MAINNET')
      return getChain()
    },
  }
}

/**
 * Creates the sandbox wallet's provider with the API of the wallet UniSat, which other wallets have
 * adopted.
 */
export function createInjectedBitcoin(client: BitcoinClient) {
  const emitter = createEmitter()
  client.watch((change) => {
    const { injected, injectedNetwork } = client.getNetwork()
    if (change === 'network') {
      emitter.emit('networkChanged', injectedNetwork)
      emitter.emit('chainChanged', {
        enum: injected,
        name: names[injected],
        network: injectedNetwork,
      })
      return
    }
    const [payment] = client.getAccounts()
    emitter.emit('accountsChanged', payment ? [payment.address] : [])
    if (!payment) emitter.emit('disconnect', undefined)
  })
  const toAddresses = (accounts: readonly { readonly address: string }[]) =>
    accounts.slice(0, 1).map(({ address }) => address)
  return {
    isSandboxWallet: true,
    requestAccounts: async () => toAddresses(await client.connect()),
    getAccounts: async () => toAddresses(await client.readAccounts()),
    getPublicKey: async () => (await requirePayment(client)).publicKey,
    getBalance: () => client.readBalance(),
    disconnect: () => client.disconnect(),
    ...createNetworkMethods(client),
    ...createSigning(client),
    on: (event: string, listener: Listener) => {
      emitter.add(event, listener)
    },
    removeListener: (event: string, listener: Listener) => {
      emitter.remove(event, listener)
    },
  } as const
}
