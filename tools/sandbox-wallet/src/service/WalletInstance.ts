import type { Account } from '../accounts/createAccounts.ts'
import type { PersonaChoice } from '../personas/personas.ts'
import type {
  Address,
  Hex,
  HistoryEntry,
  PendingRequest,
  Persona,
  WalletNamespace,
} from '../wire/wire.ts'
import { toAddress } from './namespaceAccounts.ts'
import type { WalletChain, WalletServiceOptions } from './options.ts'

export type Permission = {
  readonly id: string
  readonly accounts: readonly Address[]
  readonly grantedAt: number
}

/** The same of a namespace whose addresses have another form. */
export type SitePermission = Omit<Permission, 'accounts'> & { readonly accounts: readonly string[] }

export type OtherNamespace = Exclude<WalletNamespace, 'eip155'>
type SitePermissions = Readonly<Record<string, SitePermission>>

/** One wallet: what one browser profile would hold. Plain data, kept as JSON. */
export type WalletInstance = {
  readonly id: string
  readonly lastSeenAt: number
  readonly personas: readonly Persona[]
  readonly slowMs: number
  readonly locked: boolean
  /** The EVM address of the selected account, which has a key in each namespace. */
  readonly selected: Address
  readonly chainId: number
  /** Networks the wallet has, by chain id. */
  readonly chains: readonly number[]
  /** Networks a site added that the sandbox does not run. */
  readonly addedChains: readonly WalletChain[]
  readonly permissions: Readonly<Record<string, Permission>>
  /** Sites connected in Solana and Bitcoin, by origin. A Bitcoin account is named by its payment address. */
  readonly otherPermissions: Readonly<Record<OtherNamespace, SitePermissions>>
  readonly pending: readonly PendingRequest[]
  /** Newest first. */
  readonly batches: readonly CallBatch[]
  /** Newest first. */
  readonly history: readonly HistoryEntry[]
}

/** What became of an EIP-5792 batch. */
export type CallBatch = {
  readonly id: string
  readonly chainId: number
  /** Of the calls that went out, in order. */
  readonly hashes: readonly Hex[]
  /** How many calls were asked for. */
  readonly wanted: number
  /** A call could not be sent; the rest was left out. */
  readonly failed: boolean
}

const HISTORY_LIMIT = 50
const BATCH_LIMIT = 50
/** The chain of `wrong-chain`: retired, so no app configures it. */
const WRONG_CHAIN_ID = 5

/** Makes a wallet as it comes out of the box. */
export function createInstance(
  options: WalletServiceOptions,
  id: string,
  now: number,
): WalletInstance {
  const chains = options.chains.filter((chain) => chain.known).map((chain) => chain.chainId)
  return {
    id,
    lastSeenAt: now,
    personas: ['approves'],
    slowMs: options.timings?.slowMs ?? 3_000,
    locked: false,
    selected: options.accounts[0].address,
    chainId: chains[0] ?? options.chains[0].chainId,
    chains,
    addedChains: [],
    permissions: {},
    otherPermissions: { solana: {}, bip122: {} },
    pending: [],
    batches: [],
    history: [],
  }
}

/** Accounts a site may see now; the selected one first. */
export function getAccounts(instance: WalletInstance, origin: string): readonly Address[] {
  if (instance.locked) return []
  const accounts = instance.permissions[origin]?.accounts ?? []
  const selectedFirst = (address: Address) => (address === instance.selected ? 0 : 1)
  return accounts.toSorted((a, b) => selectedFirst(a) - selectedFirst(b))
}

export function withPersonas(
  instance: WalletInstance,
  choice: PersonaChoice,
  chainIds: readonly number[],
): WalletInstance {
  const gains = (name: Persona) =>
    choice.personas.includes(name) && !instance.personas.includes(name)
  const loses = (name: Persona) =>
    !choice.personas.includes(name) && instance.personas.includes(name)
  const [firstChain = instance.chainId] = chainIds
  const leaves = loses('wrong-chain') && instance.chainId === WRONG_CHAIN_ID
  return {
    ...instance,
    personas: choice.personas,
    slowMs: choice.slowMs ?? instance.slowMs,
    locked: gains('locked') || (instance.locked && !loses('locked')),
    chainId: gains('wrong-chain') ? WRONG_CHAIN_ID : leaves ? firstChain : instance.chainId,
  }
}

export const withChain = (instance: WalletInstance, chainId: number): WalletInstance => ({
  ...instance,
  chainId,
})

export function withKnownChain(
  instance: WalletInstance,
  chainId: number,
  added?: WalletChain,
): WalletInstance {
  const chains = instance.chains.includes(chainId) ? instance.chains : [...instance.chains, chainId]
  const others = instance.addedChains.filter((chain) => chain.chainId !== chainId)
  return { ...instance, chains, addedChains: added ? [...others, added] : instance.addedChains }
}

export const withPermission = (
  instance: WalletInstance,
  origin: string,
  permission: Permission,
): WalletInstance => ({
  ...instance,
  permissions: { ...instance.permissions, [origin]: permission },
})

export function withoutPermission(instance: WalletInstance, origin: string): WalletInstance {
  const { [origin]: _dropped, ...permissions } = instance.permissions
  return { ...instance, permissions }
}

type Sites<permission> = Readonly<Record<string, permission>>

function withFirst<permission extends { readonly accounts: readonly string[] }>(
  sites: Sites<permission>,
  address: permission['accounts'][number],
): Sites<permission> {
  return Object.fromEntries(
    Object.entries(sites).map(([origin, site]) => [
      origin,
      { ...site, accounts: [...new Set([address, ...site.accounts])] },
    ]),
  )
}

/** Selects an account and lets every connected site see it, each in its own namespace. */
export function withSelected(instance: WalletInstance, account: Account): WalletInstance {
  const { solana, bip122 } = instance.otherPermissions
  return {
    ...instance,
    selected: account.address,
    permissions: withFirst(instance.permissions, account.address),
    otherPermissions: {
      solana: withFirst(solana, toAddress(account, 'solana')),
      bip122: withFirst(bip122, toAddress(account, 'bip122')),
    },
  }
}

/** Ends every connection of a site, in all namespaces. */
export function withoutSite(instance: WalletInstance, origin: string): WalletInstance {
  const { [origin]: _solana, ...solana } = instance.otherPermissions.solana
  const { [origin]: _bip122, ...bip122 } = instance.otherPermissions.bip122
  return { ...withoutPermission(instance, origin), otherPermissions: { solana, bip122 } }
}

export const withBatch = (instance: WalletInstance, batch: CallBatch): WalletInstance => ({
  ...instance,
  batches: [batch, ...instance.batches].slice(0, BATCH_LIMIT),
})

export const withPending = (instance: WalletInstance, request: PendingRequest): WalletInstance => ({
  ...instance,
  pending: [...instance.pending, request],
})

/** Takes a request out of the waiting ones and notes how it ended. */
export function withSettled(instance: WalletInstance, entry: HistoryEntry): WalletInstance {
  return {
    ...instance,
    pending: instance.pending.filter((request) => request.id !== entry.id),
    history: [entry, ...instance.history].slice(0, HISTORY_LIMIT),
  }
}
