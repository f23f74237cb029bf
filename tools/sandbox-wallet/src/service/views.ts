import type {
  AccountView,
  Address,
  ApprovalView,
  PageState,
  PendingRequest,
  WalletView,
} from '../wire/wire.ts'
import { createChainClient, findChain, toNetworkInfo } from './chains.ts'
import type { Desk } from './Desk.ts'
import { getPermittedAccounts, isOfAccount, toBitcoinAddresses } from './namespaceAccounts.ts'
import { findOtherNetwork } from './otherNetworks.ts'
import { readSolanaBalances } from './solana/readSolanaBalances.ts'
import type { WalletContext } from './WalletContext.ts'
import { getAccounts, type WalletInstance } from './WalletInstance.ts'

/** Returns the part of the wallet's state that a page of this origin may see. */
export const toPageState = (
  { options }: WalletContext,
  instance: WalletInstance,
  origin: string,
): PageState => ({
  accounts: getAccounts(instance, origin),
  chainId: instance.chainId,
  chains: instance.chains,
  personas: instance.personas,
  locked: instance.locked,
  solana: {
    accounts: getPermittedAccounts(instance, options.accounts, { namespace: 'solana', origin }).map(
      (account) => account.solana.address,
    ),
  },
  bip122: {
    accounts: getPermittedAccounts(instance, options.accounts, {
      namespace: 'bip122',
      origin,
    }).flatMap(toBitcoinAddresses),
  },
})

function getAccountViews(context: WalletContext): readonly AccountView[] {
  return context.options.accounts.map((account, index) => ({
    address: account.address,
    label: `Account ${index + 1}`,
    solana: account.solana.address,
    bitcoin: toBitcoinAddresses(account),
  }))
}

/** Returns the address that signs or sends in a wallet request, in the request's namespace. */
function getActing({ prompt }: PendingRequest, instance: WalletInstance): string {
  if (prompt.kind === 'send-transaction') return prompt.transaction.from
  if (prompt.kind === 'watch-asset') return instance.selected
  if ('address' in prompt) return prompt.address
  if ('from' in prompt && typeof prompt.from === 'string') return prompt.from
  if (prompt.kind === 'sign-psbt') return prompt.inputs[0]?.address ?? instance.selected
  return instance.selected
}

function getNetworkName(
  context: WalletContext,
  instance: WalletInstance,
  request: PendingRequest,
): string {
  const { prompt } = request
  const other = (namespace: 'solana' | 'bip122', caipNetworkId?: string) =>
    findOtherNetwork(context, { namespace, caipNetworkId })?.name ??
    { solana: 'Solana', bip122: 'Bitcoin' }[namespace]
  if (prompt.kind === 'connect' && (prompt.returns === 'solana' || prompt.returns === 'bip122'))
    return other(prompt.returns)
  if (prompt.kind === 'sign-solana-transactions') return other('solana', prompt.caipNetworkId)
  if (prompt.kind === 'sign-solana-message') return other('solana')
  if (/bitcoin|psbt/.test(prompt.kind)) return other('bip122')
  // A session has several networks, and the page lists them.
  if (prompt.kind === 'approve-session') return 'WalletConnect'
  return toNetworkInfo(context.options, instance, getChainId(request, instance)).name
}

function getChainId({ prompt, caipNetworkId }: PendingRequest, instance: WalletInstance): number {
  if (prompt.kind === 'send-transaction') return prompt.transaction.chainId
  if (prompt.kind === 'send-calls') return prompt.chainId
  const [namespace, reference] = caipNetworkId?.split(':') ?? []
  return namespace === 'eip155' ? Number(reference) : instance.chainId
}

/** Builds the content of an approval page for a pending request. */
export function toApprovalView(
  context: WalletContext,
  instance: WalletInstance,
  request: PendingRequest,
): ApprovalView {
  const accounts = getAccountViews(context)
  const acting = getActing(request, instance)
  const index = context.options.accounts.findIndex((account) => isOfAccount(account, acting))
  return {
    id: request.id,
    origin: request.origin,
    prompt: request.prompt,
    locked: instance.locked,
    account: accounts[index] ?? { address: instance.selected, label: '', solana: '', bitcoin: [] },
    acting,
    accounts,
    network: toNetworkInfo(context.options, instance, getChainId(request, instance)),
    networkName: getNetworkName(context, instance, request),
    ...(request.peer && { peer: request.peer }),
  }
}

async function getBalance(
  context: WalletContext,
  instance: WalletInstance,
  address: Address,
): Promise<string | null> {
  const chain = findChain(context.options, instance, instance.chainId)
  if (!chain) return null
  try {
    return (await createChainClient(chain).getBalance({ address })).toString()
  } catch {
    // The home page shows that the network does not answer.
    return null
  }
}

/**
 * Returns the sites connected to the wallet, each with the names of its accounts in all namespaces.
 */
function toSites(instance: WalletInstance): WalletView['sites'] {
  const { solana, bip122 } = instance.otherPermissions
  const all = [instance.permissions, solana, bip122]
  const origins = new Set(all.flatMap(Object.keys))
  return [...origins].map((origin) => {
    const granted = all.flatMap((sites) => sites[origin] ?? [])
    return {
      origin,
      accounts: granted.flatMap((site) => site.accounts),
      grantedAt: Math.min(...granted.map((site) => site.grantedAt)),
    }
  })
}

/** Builds the content of the sandbox wallet's home page. */
export async function toWalletView(
  { context, sessions }: Pick<Desk, 'context' | 'sessions'>,
  instance: WalletInstance,
): Promise<WalletView> {
  const { options } = context
  const accounts = await Promise.all(
    getAccountViews(context).map(async (account) => ({
      ...account,
      balance: await getBalance(context, instance, account.address),
    })),
  )
  return {
    id: instance.id,
    accounts,
    selected: instance.selected,
    network: toNetworkInfo(options, instance, instance.chainId),
    networks: instance.chains.map((chainId) => toNetworkInfo(options, instance, chainId)),
    others: await readSolanaBalances(context),
    sites: toSites(instance),
    personas: instance.personas,
    slowMs: instance.slowMs,
    locked: instance.locked,
    history: instance.history,
    appOrigin: options.appOrigin,
    canPair: sessions.canPair,
    sessions: sessions.list(instance.id),
    requests: instance.pending
      .filter((request) => request.surface === 'home')
      .map((request) => toApprovalView(context, instance, request)),
  }
}
