import type { Exchange } from '@latchkey/blockchain-api'
import { getShownImage } from '@latchkey/kit/query'
import {
  Button,
  EmptyState,
  Image,
  ListItem,
  type ListItemProps,
  Skeleton,
  Stack,
  Text,
} from '@latchkey/ui'
import type { ReactNode } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { useText } from '../messages/en.ts'
import { List } from '../parts/List.tsx'

export type ExchangesFailedProps = { readonly title: string; readonly onRetry: () => void }

/** Shown if the list of exchanges could not be loaded. */
export function ExchangesFailed({ title, onRetry }: ExchangesFailedProps) {
  const text = useText()
  return (
    <EmptyState
      action={
        <Button onClick={onRetry} size="small">
          {text('modal.tryAgain')}
        </Button>
      }
      title={title}
    />
  )
}

export type ExchangeListProps = {
  readonly title: string
  /** Exchanges to list; `undefined` while they load. */
  readonly exchanges: readonly Exchange[] | undefined
  /** Text that screen readers read while the list loads. */
  readonly loading: string
  readonly renderRow: (exchange: Exchange) => ReactNode
  /** Shown instead of rows if the list is empty. */
  readonly empty?: ReactNode
  /** Note below the list of exchanges. */
  readonly note?: ReactNode
}

/** Lists exchanges below a title, e.g. those from which the user can deposit. */
export function ExchangeList(props: ExchangeListProps) {
  const { title, exchanges, loading, renderRow, empty, note } = props
  return (
    <Stack gap={8}>
      <Text as="h3" size="small" tone="muted">
        {title}
      </Text>
      {!exchanges && (
        <div aria-label={loading} role="status">
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </div>
      )}
      {exchanges?.length === 0 && empty}
      <List>
        {exchanges?.map((exchange) => (
          <li key={exchange.id}>{renderRow(exchange)}</li>
        ))}
      </List>
      {note}
    </Stack>
  )
}

export type ExchangeRowProps = Omit<ListItemProps, 'label' | 'image'> & {
  readonly exchange: Exchange
}

/** A row with the image and name of an exchange. */
export function ExchangeRow({ exchange: { name, imageUrl }, ...item }: ExchangeRowProps) {
  const { kit } = useKitContext()
  const src = getShownImage(kit, imageUrl)
  return (
    <ListItem
      {...item}
      chevron
      image={<Image fallback={name} src={src} />}
      label={<bdi>{name}</bdi>}
    />
  )
}
