import { Stack, Text } from '@latchkey/ui'
import { type ReactNode, useId } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { useSlice } from '../hooks/state/useSlice.ts'
import styles from './LegalConsent.module.css'
import { hasLegalTexts, LegalText } from './LegalText.tsx'

/** Returns whether the user must agree to the app's legal texts before connecting. */
export function useNeedsConsent(): boolean {
  const { kit } = useKitContext()
  const wanted = useSlice(kit.preferences, ({ features }) => features.legalCheckbox, undefined)
  return wanted === true && hasLegalTexts(kit)
}

/**
 * Disables its children (the connect methods) until the user ticks the checkbox that accepts the
 * legal texts. The checkbox keeps its state across views.
 */
export function LegalConsent({ children }: { readonly children: ReactNode }) {
  const { consent } = useKitContext()
  const id = useId()
  const agreed = useSlice(consent, (state) => state.agreed, false)
  if (!useNeedsConsent()) return children
  return (
    <Stack gap={12}>
      <div className={styles['box']}>
        <input
          checked={agreed}
          className={styles['tick']}
          data-testid="w3m-legal-checkbox"
          id={id}
          onChange={(event) => consent.setState({ agreed: event.currentTarget.checked })}
          type="checkbox"
        />
        <Text as="span" size="small">
          <label htmlFor={id}>
            <LegalText message="connect.legalCheckbox" />
          </label>
        </Text>
      </div>
      <div className={styles['methods']} inert={!agreed}>
        {children}
      </div>
    </Stack>
  )
}
