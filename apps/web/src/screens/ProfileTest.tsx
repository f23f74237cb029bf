import { useAccount, useNetwork } from '@latchkey/react'
import { useQuery } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { useApp } from '../context/AppContext.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import { CopyButton } from '../parts/CopyButton.tsx'
import { BatchForm } from '../testers/BatchForm.tsx'
import { LetActForm } from '../testers/LetActForm.tsx'
import { LogSection } from '../testers/LogSection.tsx'
import { SectionStates } from '../testers/SectionStates.tsx'
import { TransferForm } from '../testers/TransferForm.tsx'
import styles from './ProfileTest.module.css'

/**
 * Screen for testers: shows every section of the profile in each of its states, and the account's
 * data without secrets.
 */
export default function ProfileTest() {
  const messages = useMessages()
  const texts = messages.profileTest
  const { kit, product } = useApp()
  const { switchNetwork: _, ...network } = useNetwork()
  const account = useAccount()
  const connection = useStore(kit.connection)
  const session = useQuery(product.queries.session, product.queryClient)
  const me = useQuery(product.queries.me, product.queryClient)
  const links = useQuery(product.queries.links, product.queryClient)
  const kitText = toText({ account, network, connection })
  const serverText = toText({
    session: session.data?.session,
    serverTime: session.data?.serverTime,
    me: me.data,
    // Omits names and email addresses, because testers copy this text into bug reports.
    links: links.data?.links.map(({ provider, linkedAt }) => ({ provider, linkedAt })),
  })
  return (
    <div className={styles['screen']}>
      <header>
        <div>
          <h1>{messages.screens.profileTest.title}</h1>
          <p>{texts.lead}</p>
        </div>
        <CopyButton
          text={`${kitText}\n${serverText}`}
          label={texts.copy}
          copied={texts.copied}
          failed={messages.profile.copyFailed}
        />
      </header>
      <SectionStates />
      <TransferForm />
      <BatchForm />
      <LetActForm />
      <State title={texts.kit} text={kitText} />
      <State title={texts.server} text={serverText} />
      <LogSection />
    </div>
  )
}

function State({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <section>
      <h2>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <pre tabIndex={0} data-testid={`state-${title.toLowerCase()}`}>
        {text}
      </pre>
    </section>
  )
}

function toText(state: unknown): string {
  return JSON.stringify(state, (_, value) => (value === undefined ? null : value), 2)
}
