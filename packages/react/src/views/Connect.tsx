import { Text } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { LegalConsent, useNeedsConsent } from './connect/LegalConsent.tsx'
import { hasLegalTexts, LegalText } from './connect/LegalText.tsx'
import { WalletList } from './connect/WalletList.tsx'
import type { ViewProps } from './registry.ts'

/** The ways to connect: for now the wallets. */
export default function Connect({ data }: ViewProps<'Connect'>) {
  return (
    <LegalConsent>
      <WalletList namespace={data?.addWalletForNamespace} view="Connect" />
    </LegalConsent>
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
