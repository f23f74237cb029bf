import type { ConnectorInfo } from '@latchkey/core'
import { Image, ListItem, Tag } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { useSlice } from '../hooks/useSlice.ts'
import { useText } from '../hooks/useText.ts'
import { selectWallet } from './selectWallet.ts'

export type WalletRowProps = {
  readonly wallet: ConnectorInfo
  readonly displayIndex: number
  readonly view: string
}

/** A wallet of this page, to connect. */
export function WalletRow({ wallet, displayIndex, view }: WalletRowProps) {
  const { kit } = useKitContext()
  const text = useText()
  const prepare = () => kit.preload({ namespace: wallet.namespace })
  return (
    <ListItem
      data-testid={`wallet-selector-${wallet.id.toLowerCase()}`}
      detail={wallet.duplicate && text('connect.duplicate')}
      image={<Image src={wallet.icon} />}
      label={<bdi>{wallet.name}</bdi>}
      onFocus={prepare}
      onPointerDown={prepare}
      onPointerEnter={prepare}
      onSelect={() => selectWallet(kit, { wallet, displayIndex, view })}
      tag={<WalletTag wallet={wallet} />}
    />
  )
}

function WalletTag({ wallet }: { readonly wallet: ConnectorInfo }) {
  const { kit } = useKitContext()
  const text = useText()
  const connected = useSlice(
    kit.connection,
    ({ connections }) =>
      connections.some(
        ({ connector, namespace }) => connector.id === wallet.id && namespace === wallet.namespace,
      ),
    false,
  )
  if (connected) return <Tag tone="success">{text('connect.connected')}</Tag>
  // Who only shares a name with another one is not vouched for (S-61).
  return wallet.duplicate ? null : <Tag>{text('connect.installed')}</Tag>
}
