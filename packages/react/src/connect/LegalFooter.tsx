import { Text } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { useNeedsConsent } from './LegalConsent.tsx'
import { hasLegalTexts, LegalText } from './LegalText.tsx'

/**
 * Links to the terms and the privacy policy, shown if the app has them and uses no consent
 * checkbox.
 */
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
