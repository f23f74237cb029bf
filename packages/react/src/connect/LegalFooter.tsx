import { Text } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { useNeedsConsent } from './LegalConsent.tsx'
import { hasLegalTexts, LegalText } from './LegalText.tsx'

/**
 * Links to the app's terms and privacy policy. Renders nothing if the app has neither, or if a
 * checkbox contains the links.
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
