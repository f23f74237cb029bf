import { type ChainNamespace, namespaceFacts } from '@latchkey/core'
import { ListItem, Tag } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { useSlice } from '../hooks/state/useSlice.ts'
import { useText } from '../messages/en.ts'
import { getNamespaces } from '../networks/namespaces.ts'
import { useImpression } from './Impressions.tsx'
import { useIsPairingPending } from './PairingAhead.tsx'
import { preloadEntry, selectWallet } from './selectWallet.ts'
import { useIsPaired } from './useIsPaired.ts'
import { getConnector, getEntryName, type WalletEntry } from './WalletEntry.ts'
import { WalletPicture } from './WalletPicture.tsx'

export type WalletRowProps = {
  readonly entry: WalletEntry
  readonly displayIndex: number
  readonly view: string
}

const toTestId = (entry: WalletEntry) =>
  entry.kind === 'directory' ? entry.wallet.id : (getConnector(entry)?.id ?? '').toLowerCase()

/** A row of the wallet list that connects its wallet when pressed. */
export function WalletRow({ entry, displayIndex, view }: WalletRowProps) {
  const { kit } = useKitContext()
  const text = useText()
  const isPaired = useIsPaired()
  const isPending = useIsPairingPending()
  const impression = useImpression(entry, displayIndex)
  const connector = getConnector(entry)
  const needsPairing = entry.kind === 'directory' || entry.kind === 'walletConnect'
  const prepare = () => preloadEntry(kit, entry)
  return (
    <ListItem
      data-testid={`wallet-selector-${toTestId(entry)}`}
      detail={connector?.duplicate && <Duplicate namespace={connector.namespace} />}
      disabled={needsPairing && isPaired}
      disabledReason={text('connect.paired')}
      image={<WalletPicture entry={entry} />}
      label={<bdi>{getEntryName(entry)}</bdi>}
      onFocus={prepare}
      onPointerDown={prepare}
      onPointerEnter={prepare}
      onSelect={() => selectWallet(kit, entry, { displayIndex, view })}
      pending={entry.kind === 'directory' && isPending}
      ref={impression}
      tag={<WalletTag entry={entry} />}
    />
  )
}

/**
 * A note that another wallet has the same name or rdns. If the app has several namespaces, the note
 * names that of the wallet.
 */
function Duplicate({ namespace }: { readonly namespace: ChainNamespace }) {
  const { kit } = useKitContext()
  const text = useText()
  const notice = text('connect.duplicate')
  return getNamespaces(kit).length > 1 ? `${namespaceFacts[namespace].name} · ${notice}` : notice
}

function WalletTag({ entry }: { readonly entry: WalletEntry }) {
  const text = useText()
  if (entry.kind === 'walletConnect') return <Tag>{text('connect.qrCode')}</Tag>
  if (entry.kind === 'directory') return entry.recent ? <Tag>{text('connect.recent')}</Tag> : null
  return <PresentTag entry={entry} />
}

type PageEntry = Extract<WalletEntry, { readonly kind: 'connector' | 'multiChain' }>

function PresentTag({ entry }: { readonly entry: PageEntry }) {
  const { kit } = useKitContext()
  const text = useText()
  const own = entry.kind === 'multiChain' ? entry.connectors : [entry.connector]
  const connected = useSlice(
    kit.connection,
    ({ connections }) =>
      connections.some(({ connector, namespace }) =>
        own.some((one) => one.id === connector.id && one.namespace === namespace),
      ),
    false,
  )
  if (connected) return <Tag tone="success">{text('connect.connected')}</Tag>
  // A wallet with a duplicate is not marked as installed, because it may imitate another wallet
  // (S-61). An SDK connector is not an installed wallet.
  if (own[0]?.duplicate || own[0]?.type === 'EXTERNAL') return null
  return <Tag>{text('connect.installed')}</Tag>
}
