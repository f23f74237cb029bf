import type { HistoryTransaction } from '@latchkey/blockchain-api'
import { getShownImage } from '@latchkey/kit/query'
import {
  CheckIcon,
  ClockIcon,
  CloseIcon,
  ExternalIcon,
  Icon,
  type IconDrawing,
  Image,
  ReceiveIcon,
  SwapIcon,
} from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import styles from './Activity.module.css'
import type { ShownTransfer } from './mergeTransfers.ts'
import { isFailed } from './operations.ts'
import { isPending } from './toActivityRows.ts'

export type TransactionImageProps = {
  readonly transaction: HistoryTransaction
  readonly transfers: readonly ShownTransfer[]
}

type Look = 'pending' | 'failed' | 'trade' | 'in' | 'out' | 'other'

const drawings: Readonly<Record<Look, IconDrawing>> = {
  pending: ClockIcon,
  failed: CloseIcon,
  trade: SwapIcon,
  in: ReceiveIcon,
  out: ExternalIcon,
  other: CheckIcon,
}

function getLook({ transaction, transfers }: TransactionImageProps): Look {
  if (isPending(transaction)) return 'pending'
  if (isFailed(transaction)) return 'failed'
  const directions = new Set(transfers.map(({ direction }) => direction))
  if (directions.has('in') && directions.has('out')) return 'trade'
  if (directions.has('in')) return 'in'
  return directions.has('out') ? 'out' : 'other'
}

/**
 * The image of the moved asset, with a mark for direction or failure. The row's text repeats both.
 */
export function TransactionImage(props: TransactionImageProps) {
  const { kit } = useKitContext()
  const look = getLook(props)
  const moved = props.transfers.at(-1)
  const { application } = props.transaction.metadata
  const url = moved ? moved.imageUrl : application?.iconUrl
  const name = moved ? moved.symbol || moved.name : application?.name
  return (
    <span className={styles['thumbnail']} data-look={look}>
      <Image
        fallback={name || undefined}
        shape={moved && !moved.symbol ? 'row' : 'round'}
        src={getShownImage(kit, url)}
      />
      <span className={styles['mark']}>
        <Icon icon={drawings[look]} size={16} />
      </span>
    </span>
  )
}
