import type { EvmNetworkConfig } from '../config/Config.ts'
import { coinAddress } from '../indexer/Block.ts'
import { type HistoryEntry, type Moved, toOperation } from './HistoryEntry.ts'
import type { PageRow } from './readPage.ts'

export type EntryOptions = {
  /** EVM address whose history contains the entry, in lower case. */
  readonly account: string
  readonly network: EvmNetworkConfig
  /** Number of the highest indexed block of the network, from which confirmations are counted. */
  readonly head: number
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

function toMoved(
  { transfer, token }: PageRow['transfers'][number],
  { account, network }: EntryOptions,
): Moved {
  const { caipNetworkId, nativeCurrency } = network
  const common = {
    amount: BigInt(transfer.amount),
    direction: toDirection(transfer, account),
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
 * token's contract.
 */
function toParties({ transaction, transfers }: PageRow, operation: string) {
  const [giver, ...givers] = new Set(transfers.map(({ transfer }) => transfer.sender))
  const [taker, ...takers] = new Set(transfers.map(({ transfer }) => transfer.receiver))
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
  const moved = transfers.map((each) => toMoved(each, options))
  const operation = toOperation(moved, toCall(transaction))
  return {
    ...{ chain, hash, nonce },
    minedAt: minedAt * 1_000,
    ...toParties(row, operation),
    status: toStatus(transaction, options),
    operation,
    moved,
  }
}
