import type {
  AccountView,
  Address,
  ApprovalView,
  PageState,
  PendingRequest,
  WalletView,
} from '../wire.ts'
import { createChainClient, findChain, toNetworkInfo } from './chains.ts'
import { getPermittedAccounts, toBitcoinAddresses } from './namespaceAccounts.ts'
import type { WalletContext } from './WalletContext.ts'
import { getAccounts, type WalletInstance } from './WalletInstance.ts'

/** What a page of this origin may know. */
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

function getActingAccount({ prompt }: PendingRequest, instance: WalletInstance): Address {
  if (prompt.kind === 'send-transaction') return prompt.transaction.from
  if (prompt.kind === 'sign-message' || prompt.kind === 'sign-typed-data') return prompt.address
  return instance.selected
}

/** What an approval page shows of a waiting request. */
export function toApprovalView(
  context: WalletContext,
  instance: WalletInstance,
  request: PendingRequest,
): ApprovalView {
  const accounts = getAccountViews(context)
  const address = getActingAccount(request, instance)
  const chainId =
    request.prompt.kind === 'send-transaction'
      ? request.prompt.transaction.chainId
      : instance.chainId
  return {
    id: request.id,
    origin: request.origin,
    prompt: request.prompt,
    locked: instance.locked,
    account: accounts.find((account) => account.address === address) ?? {
      address,
      label: '',
      solana: '',
      bitcoin: [],
    },
    accounts,
    network: toNetworkInfo(context.options, instance, chainId),
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
    // The home page says that the network does not answer.
    return null
  }
}

/** One row per site, with the account names of every namespace it is connected in. */
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

/** What the wallet's own home page shows. */
export async function toWalletView(
  context: WalletContext,
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
    sites: toSites(instance),
    personas: instance.personas,
    slowMs: instance.slowMs,
    locked: instance.locked,
    history: instance.history,
    appOrigin: options.appOrigin,
  }
}
