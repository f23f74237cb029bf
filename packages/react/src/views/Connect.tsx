import type { ChainNamespace } from '@latchkey/core'
import { EmptyState, Icon, Stack, Text, WalletIcon } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { useSlice } from '../hooks/useSlice.ts'
import { useText } from '../hooks/useText.ts'
import { useWallets } from '../wallets/useWallets.ts'
import { WalletRow } from '../wallets/WalletRow.tsx'
import { getWalletSections } from '../wallets/walletSections.ts'
import styles from './Connect.module.css'
import { GuideButton, GuideRow } from './connect/GuideRow.tsx'
import { LegalConsent, useNeedsConsent } from './connect/LegalConsent.tsx'
import { hasLegalTexts, LegalText } from './connect/LegalText.tsx'
import { List } from './parts/List.tsx'
import type { ViewProps } from './registry.ts'

/** The ways to connect: for now the wallets of this browser. */
export default function Connect({ data }: ViewProps<'Connect'>) {
  return (
    <LegalConsent>
      <WalletList namespace={data?.addWalletForNamespace} />
    </LegalConsent>
  )
}

function WalletList({ namespace }: { readonly namespace: ChainNamespace | undefined }) {
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
            <WalletRow displayIndex={index} view="Connect" wallet={wallet} />
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

/** What connecting agrees to, where no tick is asked for. */
export function Footer() {
  const { kit } = useKitContext()
  const needsConsent = useNeedsConsent()
  if (needsConsent || !hasLegalTexts(kit)) return null
  return (
    <Text align="center" size="caption" tone="muted">
      <LegalText message="connect.legal" />
    </Text>
  )
}
