import type { Account } from '../../accounts/createAccounts.ts'
import { type WalletNamespace, walletNamespaces } from '../../wire/wire.ts'
import { toAddress, toBitcoinAddresses } from '../namespaceAccounts.ts'

/**
 * Networks, methods and events of one namespace in a WalletConnect session, as an app requests or
 * the wallet grants them.
 */
export type Namespace = {
  readonly chains?: readonly string[] | undefined
  readonly methods: readonly string[]
  readonly events: readonly string[]
}
export type Namespaces = Readonly<Record<string, Namespace>>
export type GrantedNamespaces = Record<
  string,
  { chains: string[]; accounts: string[]; methods: string[]; events: string[] }
>

export type WantedChain = {
  readonly caipNetworkId: string
  readonly methods: readonly string[]
  readonly events: readonly string[]
  readonly isRequired: boolean
}

/**
 * Returns the namespace of a CAIP-2 id; `undefined` if the wallet has no keys for this namespace.
 */
export const toNamespace = (caipNetworkId: string): WalletNamespace | undefined =>
  walletNamespaces.find((namespace) => caipNetworkId.startsWith(`${namespace}:`))

const union = (...lists: readonly (readonly string[])[]) => [...new Set(lists.flat())]

/**
 * Lists the networks that a WalletConnect session proposal names, each once. Required ones come
 * first.
 */
export function readChains(required: Namespaces, optional: Namespaces): readonly WantedChain[] {
  const chains = new Map<string, WantedChain>()
  const add = (namespaces: Namespaces, isRequired: boolean) => {
    // The key of an entry may be a CAIP-2 id instead of a namespace.
    for (const [key, { chains: named, methods, events }] of Object.entries(namespaces))
      for (const caipNetworkId of key.includes(':') ? [key] : (named ?? [])) {
        const known = chains.get(caipNetworkId)
        chains.set(caipNetworkId, {
          caipNetworkId,
          methods: union(known?.methods ?? [], methods),
          events: union(known?.events ?? [], events),
          isRequired: isRequired || known?.isRequired === true,
        })
      }
  }
  add(required, true)
  add(optional, false)
  return [...chains.values()]
}

const solanaMethods = [
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
  'solana_getAccounts',
  'solana_requestAccounts',
]
const bitcoinMethods = ['getAccountAddresses', 'signMessage', 'signPsbt', 'sendTransfer']
/**
 * Returns whether a WalletConnect session may grant an Ethereum method. Methods for permissions may
 * not be granted, because the session itself is the permission.
 */
const isEthereumMethod = (method: string) =>
  /^(eth_|personal_|net_|wallet_)/.test(method) && !/Permissions$/.test(method)

/**
 * Returns whether the wallet grants a method in a WalletConnect session. `isKnown` returns whether
 * the wallet implements the method.
 */
export function isGranted(
  namespace: WalletNamespace,
  method: string,
  isKnown: (method: string) => boolean,
): boolean {
  if (namespace === 'solana') return solanaMethods.includes(method)
  if (namespace === 'bip122') return bitcoinMethods.includes(method)
  return isEthereumMethod(method) && isKnown(method)
}

const events = ['accountsChanged', 'chainChanged']

/** Returns the CAIP-10 addresses of an account on a network: one, or two for Bitcoin. */
function toCaipAccounts(account: Account, caipNetworkId: string): readonly string[] {
  const namespace = toNamespace(caipNetworkId) ?? 'eip155'
  const addresses =
    namespace === 'bip122'
      ? toBitcoinAddresses(account).map(({ address }) => address)
      : [toAddress(account, namespace)]
  return addresses.map((address) => `${caipNetworkId}:${address}`)
}

export const toSessionAccounts = (
  accounts: readonly Account[],
  chains: readonly string[],
): string[] =>
  chains.flatMap((chain) => accounts.flatMap((account) => toCaipAccounts(account, chain)))

/**
 * Builds the namespaces of a WalletConnect session: the requested networks and methods that the
 * user has chosen and the wallet supports.
 */
export function grant(
  wanted: readonly WantedChain[],
  accounts: readonly Account[],
  isKnown: (method: string) => boolean,
): GrantedNamespaces {
  const granted: GrantedNamespaces = {}
  for (const namespace of walletNamespaces) {
    const own = wanted.filter(({ caipNetworkId }) => toNamespace(caipNetworkId) === namespace)
    if (own.length === 0) continue
    const chains = own.map(({ caipNetworkId }) => caipNetworkId)
    granted[namespace] = {
      chains,
      accounts: toSessionAccounts(accounts, chains),
      methods: union(...own.map((chain) => chain.methods)).filter((method) =>
        isGranted(namespace, method, isKnown),
      ),
      events: union(...own.map((chain) => chain.events)).filter((name) => events.includes(name)),
    }
  }
  return granted
}

/**
 * Returns WalletConnect's error for the first required network or method of a WalletConnect session
 * proposal that the wallet does not support.
 */
export function findMissing(
  wanted: readonly WantedChain[],
  isChain: (caipNetworkId: string) => boolean,
  isKnown: (method: string) => boolean,
): { readonly code: number; readonly message: string } | undefined {
  const required = wanted.filter((chain) => chain.isRequired)
  const hasChains = required.every(({ caipNetworkId }) => isChain(caipNetworkId))
  if (!hasChains || !wanted.some(({ caipNetworkId }) => isChain(caipNetworkId)))
    return { code: 5100, message: 'Unsupported chains.' }
  const hasMethods = required.every(({ caipNetworkId, methods }) =>
    methods.every((method) => isGranted(toNamespace(caipNetworkId) ?? 'eip155', method, isKnown)),
  )
  if (!hasMethods) return { code: 5101, message: 'Unsupported methods.' }
  const hasEvents = required.every((chain) => chain.events.every((name) => events.includes(name)))
  return hasEvents ? undefined : { code: 5102, message: 'Unsupported events.' }
}
