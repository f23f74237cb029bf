import type { SmartSession } from '@latchkey/kit/permissions'
import { usePermissionText } from '../../messages/permissions.ts'
import styles from './SmartSessionList.module.css'
import { usePermissionWords } from './usePermissionWords.ts'

/**
 * Lists the permissions of a smart session in plain words. For a permission of unknown type, shows
 * the type.
 */
export function Permissions({ session }: { readonly session: SmartSession }) {
  const text = usePermissionText()
  const { permissions } = session
  const toWords = usePermissionWords()
  return (
    <ul className={styles['permissions']} data-testid="smart-session-permissions">
      {permissions.map((permission) => (
        <li key={JSON.stringify(permission)}>
          {toWords(permission) ?? text('sessions.other', { type: permission.type })}
        </li>
      ))}
      {permissions.length === 0 && <li>{text('sessions.nothing')}</li>}
    </ul>
  )
}
