import type { SocialName } from '@latchkey/kit'
import { getOfferedSocials } from '@latchkey/kit/auth'
import { EmptyState, Image, ListItem, SocialMark } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useKitFacts } from '../../hooks/state/useKitFacts.ts'
import { openSocialLogin } from '../../login/openSocialLogin.ts'
import { socialNames } from '../../login/socialNames.ts'
import { useSocialBlock } from '../../login/useSocialBlock.ts'
import { useLoginText } from '../../messages/logins.ts'
import { List } from '../../parts/List.tsx'

const none: readonly SocialName[] = []

/** Lists all social providers that the app offers for login. */
export function ConnectSocials() {
  const { kit } = useKitContext()
  const text = useLoginText()
  const { reason } = useSocialBlock()
  const socials = useKitFacts(() => getOfferedSocials(kit), none)
  if (socials.length === 0) return <EmptyState title={text('social.none')} />
  return (
    <List>
      {socials.map((provider) => (
        <li key={provider}>
          <ListItem
            chevron
            data-testid={`social-selector-${provider}`}
            disabled={reason !== undefined}
            disabledReason={reason}
            image={<Image fallback={<SocialMark name={provider} />} />}
            label={socialNames[provider]}
            onSelect={() => openSocialLogin(kit, provider)}
          />
        </li>
      ))}
    </List>
  )
}
