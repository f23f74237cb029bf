import type { SmartSession, SmartSessionState } from '@latchkey/kit/permissions'
import { getShownImage } from '@latchkey/kit/query'
import { ChevronDownIcon, Icon, Image, ListItem, Text } from '@latchkey/ui'
import { useId, useState } from 'react'
import { useKitContext } from '../../context/KitContext.ts'
import { useLanguage } from '../../hooks/appearance/useLanguage.ts'
import { usePermissionText } from '../../messages/permissions.ts'
import { Permissions } from './Permissions.tsx'
import { RevokePart } from './RevokePart.tsx'
import styles from './SmartSessionList.module.css'

export type SessionRowProps = {
  readonly session: SmartSession
  readonly state: SmartSessionState
}

/**
 * A row with the app and the state of a smart session. A press shows the session's permissions and
 * the button that revokes it.
 */
export function SessionRow({ session, state }: SessionRowProps) {
  const { kit } = useKitContext()
  const text = usePermissionText()
  const [expanded, setExpanded] = useState(false)
  const panel = useId()
  const { name, iconUrl } = session.project
  return (
    <li>
      <ListItem
        aria-controls={panel}
        aria-expanded={expanded}
        data-testid="smart-session"
        detail={text(`sessions.at.${state}`, { date: useEnd({ session, state }) })}
        image={<Image fallback={name} src={getShownImage(kit, iconUrl ?? undefined)} />}
        label={<bdi>{name}</bdi>}
        onSelect={() => setExpanded(!expanded)}
        tag={<Icon className={styles['chevron']} icon={ChevronDownIcon} size={16} />}
      />
      <div hidden={!expanded} id={panel}>
        <div className={styles['panel']}>
          <Text size="small" tone="muted">
            {text('sessions.may')}
          </Text>
          <Permissions session={session} />
          {state === 'active' && <RevokePart session={session} />}
        </div>
      </div>
    </li>
  )
}

/** Returns the text with the time at which the smart session expires, expired or was revoked. */
function useEnd({ session, state }: SessionRowProps): string {
  const { locale } = useLanguage()
  const end = state === 'revoked' ? session.revokedAt : session.expiry
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return format.format(new Date((end ?? 0) * 1_000))
}
