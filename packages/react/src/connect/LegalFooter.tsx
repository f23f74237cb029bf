import { Text } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { useNeedsConsent } from './LegalConsent.tsx'
import { hasLegalTexts, LegalText } from './LegalText.tsx'

/** The terms and the privacy policy, where the app has them and nobody agrees by a tick. */
export function LegalFooter() {
  const { kit } = useKitContext()
  const needsConsent = useNeedsConsent()
  if (needsConsent || !hasLegalTexts(kit)) return null
  return (
    <Text align="center" size="caption" tone="muted">
      <LegalText message="connect.legal" />
    </Text>
  )
}
