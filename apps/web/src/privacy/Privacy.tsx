import { Button } from '@latchkey/ui'
import { useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import type { Consent } from '../consent/createConsent.ts'
import type { Language } from '../language/createLanguage.ts'
import { MessagesContext, useMessages } from '../messages/MessagesContext.ts'
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx'
import { ThemeSwitch } from '../parts/ThemeSwitch.tsx'
import { Wordmark } from '../parts/Wordmark.tsx'
import type { Theme } from '../theme/createTheme.ts'
import { listNecessaryStorage } from './necessaryStorage.ts'
import styles from './Privacy.module.css'

export type PrivacyProps = {
  readonly consent: Consent
  readonly theme: Theme
  readonly language: Language
}

/**
 * The privacy page: lists the data that the product stores in the browser with the reasons, and
 * lets the visitor change the cookie choice.
 */
export function Privacy({ language, ...props }: PrivacyProps) {
  const { messages } = useStore(language.store)
  return (
    <MessagesContext value={messages}>
      <PrivacyPage language={language} {...props} />
    </MessagesContext>
  )
}

function PrivacyPage({ consent, theme, language }: PrivacyProps) {
  const messages = useMessages()
  const texts = messages.privacy
  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <a href="/" aria-label={messages.navigation.home}>
          <Wordmark />
        </a>
        <LanguageSwitch language={language} />
        <ThemeSwitch theme={theme} />
      </header>
      <main>
        <h1>{texts.title}</h1>
        <p className={styles['lead']}>{texts.lead}</p>
        <Choice consent={consent} />
        <section>
          <h2>{texts.necessaryTitle}</h2>
          <p>{texts.necessaryText}</p>
          <NecessaryStorage language={language} />
        </section>
        <section>
          <h2>{texts.neverTitle}</h2>
          <p>{texts.never}</p>
        </section>
        <section>
          <h2>{texts.serverTitle}</h2>
          <p>{texts.server}</p>
        </section>
        <p>
          <a className={styles['back']} href="/">
            {texts.back}
          </a>
        </p>
      </main>
    </div>
  )
}

function Choice({ consent }: { readonly consent: Consent }) {
  const texts = useMessages().privacy
  const choice = useSyncExternalStore(consent.subscribe, consent.get)
  const state = choice === undefined ? texts.undecided : choice ? texts.accepted : texts.rejected
  return (
    <section className={styles['choice']}>
      <h2>{texts.choiceTitle}</h2>
      <p>{texts.choiceText}</p>
      <p className={styles['state']} role="status">
        {state}
      </p>
      <div className={styles['actions']}>
        <Button aria-pressed={choice === false} onClick={() => consent.choose(false)}>
          {texts.reject}
        </Button>
        <Button aria-pressed={choice === true} onClick={() => consent.choose(true)}>
          {texts.accept}
        </Button>
      </div>
    </section>
  )
}

function NecessaryStorage({ language }: { readonly language: Language }) {
  const texts = useMessages().privacy
  const state = useStore(language.store)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className={styles['scroll']} tabIndex={0} aria-label={texts.necessaryTitle}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.name}</th>
            <th scope="col">{texts.kind}</th>
            <th scope="col">{texts.purpose}</th>
            <th scope="col">{texts.kept}</th>
          </tr>
        </thead>
        <tbody>
          {listNecessaryStorage(state).map(({ name, place, site, purpose, kept }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>
                {texts.places[place]}, {texts.sites[site]}
              </td>
              <td>{purpose}</td>
              <td>{kept}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
