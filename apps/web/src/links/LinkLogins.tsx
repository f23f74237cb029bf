import type { LinkProvider } from '@latchkey/product-api'
import { Button } from '@latchkey/ui'
import { useApp } from '../context/AppContext.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import styles from './LinkLogins.module.css'
import { ProviderMark } from './ProviderMark.tsx'
import { useStartLink } from './useStartLink.ts'

/**
 * Linked-account providers offered on the login page. The marketplace's sandbox is left out,
 * because testers link it on their profile.
 */
const shown: readonly LinkProvider[] = ['marketplace', 'discord']

/**
 * Buttons to log in with a linked account, one per provider. Renders nothing if no provider is
 * configured.
 */
export function LinkLogins({ returnTo }: { readonly returnTo: string }) {
  const messages = useMessages().links
  const { web } = useApp()
  const start = useStartLink()
  const offered = shown.filter((provider) => web.links.has(provider))
  if (offered.length === 0) return null
  return (
    <div className={styles['logins']}>
      <p>{messages.logins}</p>
      {offered.map((provider) => (
        <Button
          key={provider}
          icon={<ProviderMark provider={provider} />}
          pending={start.isPending && start.variables.provider === provider}
          onClick={() => start.mutate({ provider, purpose: 'login', returnTo })}
        >
          {messages.providers[provider]}
        </Button>
      ))}
    </div>
  )
}
