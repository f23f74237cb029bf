import type { HistoryTransaction, HistoryTransfer } from '@latchkey/blockchain-api'
import { formatUnits } from 'viem'
import type { NetworkConfig } from '../config/Config.ts'
import { coinAddress } from '../indexer/Block.ts'
import type { PageEntry } from './readPage.ts'

export type HistoryOptions = {
  /** Lower case. */
  readonly account: string
  readonly network: NetworkConfig
  /** Highest indexed block of the network. */
  readonly head: number
  /** Price of one, in the currency asked for; 0 where unknown. */
  readonly priceOf: (token: string) => number
}

type Moved = PageEntry['transfers'][number]

/** `approve(address,uint256)`. */
const approveSelector = '0x095ea7b3'

function toDirection({ transfer }: Moved, account: string): HistoryTransfer['direction'] {
  if (transfer.sender === transfer.receiver) return 'self'
  return transfer.receiver === account ? 'in' : 'out'
}

function toTransfer(moved: Moved, options: HistoryOptions): HistoryTransfer {
  const { account, network, priceOf } = options
  const { transfer, token } = moved
  const info = transfer.token === coinAddress ? network.nativeCurrency : token
  const numeric = formatUnits(BigInt(transfer.amount), info?.decimals ?? 0)
  const price = priceOf(transfer.token)
  return {
    fungible_info: { name: info?.name ?? null, symbol: info?.symbol ?? null, icon: null },
    nft_info: null,
    direction: toDirection(moved, account),
    quantity: { numeric },
    value: price === 0 ? null : Number(numeric) * price,
    price: price === 0 ? null : price,
  }
}

/** What happened, as the account sees it. */
function toOperation(entry: PageEntry, account: string): string {
  const { receiver, selector } = entry.transaction
  const directions = new Set(entry.transfers.map((moved) => toDirection(moved, account)))
  if (directions.has('in') && directions.has('out')) return 'trade'
  if (directions.has('in')) return 'receive'
  if (directions.size > 0) return 'send'
  if (receiver === '') return 'deploy'
  return selector === approveSelector ? 'approve' : 'execute'
}

function toStatus({ succeeded, blockNumber }: PageEntry['transaction'], options: HistoryOptions) {
  if (!succeeded) return 'failed'
  const depth = options.head - blockNumber + 1
  return depth >= options.network.confirmations ? 'confirmed' : 'pending'
}

/** An entry of the index in the form of the wire (wire-blockchain-api §3.3). */
export function toHistoryTransaction(
  entry: PageEntry,
  options: HistoryOptions,
): HistoryTransaction {
  const { transaction, transfers } = entry
  const { chain, hash, minedAt, sender, receiver, nonce } = transaction
  return {
    id: `${chain}:${hash}`,
    metadata: {
      operationType: toOperation(entry, options.account),
      hash,
      minedAt: new Date(minedAt * 1_000).toISOString(),
      sentFrom: sender,
      sentTo: receiver,
      status: toStatus(transaction, options),
      nonce,
      application: null,
      chain,
    },
    transfers: transfers.map((moved) => toTransfer(moved, options)),
  }
}
