import { shortenAddress } from '@latchkey/core'
import type { Session } from '@latchkey/product-api'
import { useApp } from '../../context/AppContext.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { Card } from '../../parts/Card.tsx'
import { CopyButton } from '../../parts/CopyButton.tsx'
import { useSession } from '../../session/useSession.ts'
import styles from '../devices/DevicesCard.module.css'

/**
 * Lists the signed-in addresses with their chains. Renders nothing for a single address, because
 * the player's card already shows it.
 */
export function AddressesCard() {
  const { profile: messages } = useMessages()
  const { kit } = useApp()
  const session = useSession()
  const addresses = session.status === 'member' ? toAddresses(session.session) : []
  if (addresses.length < 2) return null
  const toName = (chainId: string) =>
    kit.config.networks.find((entry) => entry.caipNetworkId === chainId)?.name ?? chainId
  return (
    <Card title={messages.addresses}>
      <ul className={styles['list']}>
        {addresses.map(([address, chainIds]) => {
          const chains = chainIds.map(toName).join(', ')
          return (
            <li key={address}>
              <div className={styles['what']}>
                <p>{chains}</p>
                <p>
                  <code title={address}>{shortenAddress(address)}</code>
                </p>
              </div>
              <CopyButton
                text={address}
                label={messages.copyAddressOf(chains)}
                copied={messages.addressCopied}
                failed={messages.copyFailed}
              />
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

/**
 * Groups the accounts of a session by address, newest first. Each entry contains an address and the
 * CAIP-2 ids of its chains.
 */
function toAddresses({ accounts }: Session): readonly (readonly [string, readonly string[]])[] {
  const chains = new Map<string, string[]>()
  for (const { address, chainId } of accounts)
    chains.set(address, [...(chains.get(address) ?? []), chainId])
  return [...chains]
}
