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

/** Permission of a site in a namespace other than `eip155`, whose addresses are not hex. */
export type SitePermission = Omit<Permission, 'accounts'> & { readonly accounts: readonly string[] }

export type OtherNamespace = Exclude<WalletNamespace, 'eip155'>
type SitePermissions = Readonly<Record<string, SitePermission>>

/** State of one sandbox wallet, such as that of one browser profile. It is stored as JSON. */
export type WalletInstance = {
  readonly id: string
  readonly lastSeenAt: number
  readonly personas: readonly Persona[]
  readonly slowMs: number
  readonly locked: boolean
  /** EVM address of the selected account, which identifies the account in all namespaces. */
  readonly selected: Address
  readonly chainId: number
  /** Chain ids of the wallet's EVM networks. */
  readonly chains: readonly number[]
  /** Networks that sites have added to the wallet and that the sandbox does not run. */
  readonly addedChains: readonly WalletChain[]
  readonly permissions: Readonly<Record<string, Permission>>
  /**
   * Connected sites in the namespaces of Solana and Bitcoin. A Bitcoin account is identified by its
   * payment address.
   */
  readonly otherPermissions: Readonly<Record<OtherNamespace, SitePermissions>>
  readonly pending: readonly PendingRequest[]
  /** Batches of calls (EIP-5792) that the wallet has sent, newest first. */
  readonly batches: readonly CallBatch[]
  /** Completed requests of the wallet, newest first. */
  readonly history: readonly HistoryEntry[]
}

/** A batch of calls (EIP-5792) that the sandbox wallet has started to send. */
export type CallBatch = {
  readonly id: string
  readonly chainId: number
  /** Hashes of the transactions that have been sent, in the order of the calls. */
  readonly hashes: readonly Hex[]
  /** Number of calls in the batch, including those not sent yet. */
  readonly wanted: number
  /** Whether a call of the batch could not be sent. Later calls are then not sent. */
  readonly failed: boolean
}

const HISTORY_LIMIT = 50
const BATCH_LIMIT = 50
/**
 * Chain id that the wallet uses with the behaviour `wrong-chain`. The chain is retired, so the
 * sandbox's apps do not configure it.
 */
const WRONG_CHAIN_ID = 5

/** Creates the state of a new sandbox wallet. */
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

/**
 * Returns the EVM accounts of the wallet that a site may see, the selected one first. Returns an
 * empty list while the wallet is locked.
 */
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

/**
 * Returns the wallet's state with another selected account, connected to every site that is
 * connected in one of its namespaces.
 */
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

/** Returns the wallet's state without a site's connections in all namespaces. */
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

/**
 * Returns the wallet's state after a request: no longer pending, and with an entry in the history.
 */
export function withSettled(instance: WalletInstance, entry: HistoryEntry): WalletInstance {
  return {
    ...instance,
    pending: instance.pending.filter((request) => request.id !== entry.id),
    history: [entry, ...instance.history].slice(0, HISTORY_LIMIT),
  }
}
