import { isSmartAccountInUse, track } from '@latchkey/kit'
import { isNameOffered } from '@latchkey/kit/names'
import { Icon, ListItem, PencilIcon } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { useKitFacts } from '../hooks/state/useKitFacts.ts'
import { useLoginText } from '../messages/logins.ts'

/**
 * A row that opens the registration of an account name. Renders nothing unless the app offers names
 * and the account is that of a login without a name (K-NAME-06).
 */
export function NameRow() {
  const { kit } = useKitContext()
  const text = useLoginText()
  const offered = useKitFacts(() => isNameOffered(kit), false)
  if (!offered) return null
  const open = () => {
    const isSmartAccount = isSmartAccountInUse(kit)
    track(kit, { event: 'OPEN_ENS_FLOW', properties: { isSmartAccount } })
    kit.modal.send({ type: 'push', page: { view: 'RegisterAccountName' } })
  }
  return (
    <li>
      <ListItem
        chevron
        data-testid="account-choose-name-button"
        detail={text('settings.chooseNameText', { zone: kit.config.nameZone ?? '' })}
        image={<Icon icon={PencilIcon} />}
        label={text('settings.chooseName')}
        onSelect={open}
      />
    </li>
  )
}
