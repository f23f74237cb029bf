import { shortenEmail } from '@latchkey/core'
import type { LinkedAccount, LinkProvider } from '@latchkey/product-api'
import { Button, EmptyState, Skeleton } from '@latchkey/ui'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useApp } from '../context/AppContext.ts'
import { useFormats } from '../format/useFormats.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import { Card } from '../parts/Card.tsx'
import { useOnline } from '../parts/useOnline.ts'
import { isFailing } from '../product/isFailing.ts'
import styles from '../profile/devices/DevicesCard.module.css'
import { ProviderMark } from './ProviderMark.tsx'
import { useStartLink } from './useStartLink.ts'
import { useUnlink } from './useUnlink.ts'

/**
 * The player's linked accounts, with buttons to link and unlink each. Renders nothing if no
 * provider is configured.
 */
export function LinksCard() {
  const messages = useMessages().links
  const { product, web } = useApp()
  const links = useQuery(product.queries.links, product.queryClient)
  if (web.links.size === 0) return null
  const list = links.data?.links
  const failing = isFailing(links)
  return (
    <Card title={messages.title}>
      {!list && !failing && <Loading rows={web.links.size} />}
      {failing && (
        <EmptyState
          title={messages.failedTitle}
          detail={messages.failedText}
          action={
            <Button pending={links.isFetching} onClick={() => links.refetch()}>
              {messages.tryAgain}
            </Button>
          }
        />
      )}
      {list && <Rows links={list} />}
    </Card>
  )
}

function Loading({ rows }: { readonly rows: number }) {
  const { loading } = useMessages()
  return (
    <div role="status" aria-label={loading}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} shape="row" />
      ))}
    </div>
  )
}

function Rows({ links }: { readonly links: readonly LinkedAccount[] }) {
  const { web } = useApp()
  const start = useStartLink()
  const unlink = useUnlink()
  const { pathname } = useLocation()
  // Linked accounts stay visible even if their provider has been removed from the configuration.
  const linked = links.map(({ provider }) => provider)
  const providers = [...new Set([...web.links.keys(), ...linked])]
  return (
    <ul className={styles['list']}>
      {providers.map((provider) => (
        <LinkRow
          key={provider}
          provider={provider}
          link={links.find((link) => link.provider === provider)}
          pending={
            unlink.pending === provider ||
            (start.isPending && start.variables.provider === provider)
          }
          onLink={() => start.mutate({ provider, purpose: 'link', returnTo: pathname })}
          onUnlink={() => unlink.ask(provider)}
        />
      ))}
    </ul>
  )
}

type LinkRowProps = {
  readonly provider: LinkProvider
  /** The linked account of this provider. `undefined` if there is none. */
  readonly link: LinkedAccount | undefined
  readonly pending: boolean
  readonly onLink: () => void
  readonly onUnlink: () => void
}

function LinkRow({ provider, link, pending, onLink, onUnlink }: LinkRowProps) {
  const { links: messages, login } = useMessages()
  const online = useOnline()
  const name = messages.providers[provider]
  const offline = online ? {} : { disabled: true, disabledReason: login.offline }
  return (
    <li>
      <span className={styles['icon']}>
        <ProviderMark provider={provider} />
      </span>
      <div className={styles['what']}>
        <p>
          {link?.name ? (
            <bdi className={styles['line']} title={link.name}>
              {link.name}
            </bdi>
          ) : (
            name
          )}
        </p>
        {link ? <LinkText link={link} /> : <p>{messages.none[provider]}</p>}
      </div>
      <Button
        size="small"
        pending={pending}
        onClick={link ? onUnlink : onLink}
        aria-label={link ? messages.unlinkName(name) : messages.linkName(name)}
        {...offline}
      >
        {link ? messages.unlink : messages.link}
      </Button>
    </li>
  )
}

/** Shows provider, email address and link date of a linked account, on two lines. */
function LinkText({ link }: { readonly link: LinkedAccount }) {
  const formats = useFormats()
  const messages = useMessages().links
  const { provider, name, email, linkedAt } = link
  return (
    <>
      {(name || email) && (
        <p>
          {name && messages.providers[provider]}
          {name && email && ' · '}
          {email && <bdi title={email}>{shortenEmail(email)}</bdi>}
        </p>
      )}
      <p>{messages.since(formats.day(linkedAt))}</p>
    </>
  )
}
