import { validateExternalUrl } from '@latchkey/core'
import type { Kit } from '@latchkey/kit'
import { Fragment, type ReactNode } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { useText } from '../messages/en.ts'
import styles from './LegalText.module.css'

/** Returns whether the app configures terms or a privacy policy. */
export function hasLegalTexts({ config }: Pick<Kit, 'config'>): boolean {
  return Boolean(config.termsConditionsUrl || config.privacyPolicyUrl)
}

/**
 * A sentence whose placeholder `{documents}` is replaced by links to the terms and the privacy
 * policy.
 */
export function LegalText({
  message,
}: {
  readonly message: 'connect.legal' | 'connect.legalCheckbox'
}) {
  const { termsConditionsUrl, privacyPolicyUrl } = useKitContext().kit.config
  const text = useText()
  const links = [
    termsConditionsUrl && (
      <ExternalLink url={termsConditionsUrl}>{text('connect.terms')}</ExternalLink>
    ),
    privacyPolicyUrl && (
      <ExternalLink url={privacyPolicyUrl}>{text('connect.privacy')}</ExternalLink>
    ),
  ].filter(Boolean)
  // The sentence is split at the placeholder, because translations put the links in different
  // positions.
  const [before, after] = text(message, { documents: slot }).split(slot)
  return (
    <>
      {before}
      {links.map((link, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two fixed places
        <Fragment key={index}>
          {index > 0 && ` ${text('connect.and')} `}
          {link}
        </Fragment>
      ))}
      {after}
    </>
  )
}

const slot = '\u0001'

function ExternalLink({ url, children }: { readonly url: string; readonly children: ReactNode }) {
  return (
    <a
      className={styles['link']}
      href={validateExternalUrl(url).href}
      rel="noopener noreferrer"
      target="_blank"
    >
      {children}
    </a>
  )
}
