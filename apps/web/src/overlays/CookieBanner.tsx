import { Button } from '@latchkey/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { cookieBannerDelayMs } from '../config/constants.ts'
import type { Consent } from '../consent/createConsent.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import { privacyPath } from '../routing/paths.ts'
import styles from './CookieBanner.module.css'

export type CookieBannerProps = {
  readonly consent: Consent
  /** True on routes that hide the cookie banner. */
  readonly suppressed: boolean
}

/** Asks for the cookie choice 1500 ms after load, unless a choice is stored. */
export function CookieBanner({ consent, suppressed }: CookieBannerProps) {
  const messages = useMessages().cookies
  const choice = useSyncExternalStore(consent.subscribe, consent.get)
  const waited = useDelayPassed(cookieBannerDelayMs)
  if (!waited || suppressed || choice !== undefined) return null
  return (
    <section className={styles['banner']} aria-label={messages.label} data-testid="cookie-banner">
      <p>
        {messages.text} <a href={privacyPath}>{messages.more}</a>
      </p>
      <div className={styles['actions']}>
        <Button variant="secondary" onClick={() => consent.choose(false)}>
          {messages.reject}
        </Button>
        <Button variant="secondary" onClick={() => consent.choose(true)}>
          {messages.accept}
        </Button>
      </div>
    </section>
  )
}

function useDelayPassed(delayMs: number): boolean {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), delayMs)
    return () => clearTimeout(timer)
  }, [delayMs])
  return passed
}
