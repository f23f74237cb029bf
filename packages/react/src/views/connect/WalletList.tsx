import type { ChainNamespace } from '@latchkey/core'
import { EmptyState, Icon, Stack, WalletIcon } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useSlice } from '../../hooks/useSlice.ts'
import { useText } from '../../hooks/useText.ts'
import { useWallets } from '../../wallets/useWallets.ts'
import { WalletRow } from '../../wallets/WalletRow.tsx'
import { getWalletSections } from '../../wallets/walletSections.ts'
import { List } from '../parts/List.tsx'
import { GuideButton, GuideRow } from './GuideRow.tsx'
import styles from './WalletList.module.css'

export type WalletListProps = {
  readonly namespace: ChainNamespace | undefined
  /** Name of the view it is in, for events. */
  readonly view: 'Connect' | 'ConnectWallets'
}

/** The wallets to connect. */
export function WalletList({ namespace, view }: WalletListProps) {
  const { kit } = useKitContext()
  const order = useSlice(kit.preferences, ({ features }) => features.connectorTypeOrder, undefined)
  const found = useWallets(namespace)
  const wallets = getWalletSections(found, order).flatMap((section) => section.wallets)
  if (wallets.length === 0) return <NoWallet />
  return (
    <Stack gap={12}>
      <List>
        {wallets.map((wallet, index) => (
          <li key={`${wallet.namespace}/${wallet.id}`}>
            <WalletRow displayIndex={index} view={view} wallet={wallet} />
          </li>
        ))}
      </List>
      <GuideRow />
    </Stack>
  )
}

/** Held back for a moment: wallets announce themselves a little after they are asked. */
function NoWallet() {
  const text = useText()
  return (
    <EmptyState
      action={<GuideButton primary />}
      className={styles['none']}
      detail={text('connect.noneText')}
      image={<Icon icon={WalletIcon} size={32} />}
      title={text('connect.noneTitle')}
    />
  )
}
