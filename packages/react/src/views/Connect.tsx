import type { ChainNamespace } from '@latchkey/core'
import { Button, Text } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { useFeatures } from '../hooks/useFeatures.ts'
import { useSlice } from '../hooks/useSlice.ts'
import { useText } from '../hooks/useText.ts'
import { LegalConsent, useNeedsConsent } from './connect/LegalConsent.tsx'
import { hasLegalTexts, LegalText } from './connect/LegalText.tsx'
import { WalletList } from './connect/WalletList.tsx'
import type { ViewProps } from './registry.ts'

/** The ways to connect: for now the wallets. */
export default function Connect({ data }: ViewProps<'Connect'>) {
  const isCollapsed = useIsCollapsed()
  const namespace = data?.addWalletForNamespace
  return (
    <LegalConsent>
      {isCollapsed ? (
        <CollapsedWallets namespace={namespace} />
      ) : (
        <WalletList namespace={namespace} view="Connect" />
      )}
    </LegalConsent>
  )
}

/** The list folds only where there is another way to connect (K-CONN-13). */
function useIsCollapsed(): boolean {
  const { kit } = useKitContext()
  const features = useFeatures()
  const wanted = useSlice(kit.preferences, (state) => state.features.collapseWallets, undefined)
  return wanted === true && Boolean(features?.email || features?.socials)
}

function CollapsedWallets({ namespace }: { readonly namespace: ChainNamespace | undefined }) {
  const { kit } = useKitContext()
  const text = useText()
  const openWallets = () => {
    const data = namespace && { addWalletForNamespace: namespace }
    kit.modal.send({ type: 'push', page: { view: 'ConnectWallets', ...(data && { data }) } })
  }
  return (
    <Button data-testid="w3m-collapse-wallets-button" onClick={openWallets} size="large" wide>
      {text('connect.continue')}
    </Button>
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
