import type { EvmNetworkConfig } from '../config/Config.ts'
import { coinAddress } from '../indexer/Block.ts'
import { type HistoryEntry, type Moved, toOperation } from './HistoryEntry.ts'
import type { PageRow } from './readPage.ts'
import type { UserOperation } from './readUserOperations.ts'

export type EntryOptions = {
  /** EVM address whose history contains the entry, in lower case. */
  readonly account: string
  readonly network: EvmNetworkConfig
  /** Number of the highest indexed block of the network, from which confirmations are counted. */
  readonly head: number
  /** User operations of the entry's block, in the order of their logs. */
  readonly operations: readonly UserOperation[]
}

/** Selector of the ERC-20 function `approve(address,uint256)`. */
const approveSelector = '0x095ea7b3'

function toDirection(
  { sender, receiver }: { readonly sender: string; readonly receiver: string },
  account: string,
): Moved['direction'] {
  if (sender === receiver) return 'self'
  return receiver === account ? 'in' : 'out'
}

/**
 * Returns whether the account sent the transaction. Also true for a transaction to the account
 * itself, because the code of a contract account executes it.
 */
const isOwn = ({ sender, receiver }: PageRow['transaction'], account: string) =>
  sender === account || receiver === account

/**
 * Returns whether a user operation of the account caused a log of a transaction. Each user
 * operation of a bundle ends with a log of the entry point.
 */
function isOperated(
  { logIndex }: { readonly logIndex: number },
  hash: string,
  { account, operations }: EntryOptions,
): boolean {
  const cause = operations.find((each) => each.transactionHash === hash && each.logIndex > logIndex)
  return cause?.sender === account
}

type Transfer = PageRow['transfers'][number]['transfer']

/**
 * Returns whether the index alone cannot prove that the account made its transfers in this
 * transaction. Only a network moves the native currency, so such a transfer needs no proof.
 */
export function needsOperations({ transaction, transfers }: PageRow, account: string): boolean {
  if (isOwn(transaction, account)) return false
  return transfers.some(
    ({ transfer: { sender, token } }) => sender === account && token !== coinAddress,
  )
}

function isForeign(transfer: Transfer, row: PageRow, options: EntryOptions): boolean {
  const { transaction } = row
  const { account } = options
  if (transfer.sender !== account || transfer.token === coinAddress) return false
  return !isOwn(transaction, account) && !isOperated(transfer, transaction.hash, options)
}

function toMoved(
  { transfer, token }: PageRow['transfers'][number],
  row: PageRow,
  options: EntryOptions,
): Moved {
  const { account, network } = options
  const { caipNetworkId, nativeCurrency } = network
  const common = {
    amount: BigInt(transfer.amount),
    direction: toDirection(transfer, account),
    ...(isForeign(transfer, row, options) && { foreign: true as const }),
    tokenId: transfer.tokenId ?? undefined,
  }
  if (transfer.token === coinAddress) return { ...nativeCurrency, asset: caipNetworkId, ...common }
  const asset = `${caipNetworkId}:${transfer.token}`
  return {
    asset,
    name: token?.name,
    symbol: token?.symbol,
    decimals: token?.decimals ?? 0,
    ...common,
  }
}

function toStatus(
  { succeeded, blockNumber }: PageRow['transaction'],
  { head, network }: EntryOptions,
): HistoryEntry['status'] {
  if (!succeeded) return 'failed'
  return head - blockNumber + 1 >= network.confirmations ? 'confirmed' : 'pending'
}

/**
 * Returns the operation type of a transaction without transfers: `deploy`,
 * `approve` or `execute`.
 */
function toCall({ receiver, selector }: PageRow['transaction']): string {
  if (receiver === '') return 'deploy'
  return selector === approveSelector ? 'approve' : 'execute'
}

/**
 * Returns the sender and the recipient that the history shows for a transaction. If all transfers
 * have one sender or one recipient, that party is shown, because the transaction itself went to the
 * token's contract. Transfers that another account made do not count (K-WORLD-14).
 */
function toParties({ transaction }: PageRow, transfers: readonly Transfer[], operation: string) {
  const [giver, ...givers] = new Set(transfers.map((each) => each.sender))
  const [taker, ...takers] = new Set(transfers.map((each) => each.receiver))
  const { sender, receiver } = transaction
  return {
    sentFrom: operation === 'receive' && givers.length === 0 ? (giver ?? sender) : sender,
    sentTo: operation === 'send' && takers.length === 0 ? (taker ?? receiver) : receiver,
  }
}

/** Converts an indexed transaction to the history entry of an account. */
export function toHistoryEntry(row: PageRow, options: EntryOptions): HistoryEntry {
  const { transaction, transfers } = row
  const { chain, hash, minedAt, nonce } = transaction
  const moved = transfers.map((each) => toMoved(each, row, options))
  const operation = toOperation(moved, toCall(transaction))
  const own = transfers.flatMap(({ transfer }, index) => (moved[index]?.foreign ? [] : transfer))
  return {
    ...{ chain, hash, nonce },
    minedAt: minedAt * 1_000,
    ...toParties(row, own, operation),
    status: toStatus(transaction, options),
    operation,
    moved,
  }
}
