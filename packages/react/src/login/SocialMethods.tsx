import type { SocialName } from '@latchkey/kit'
import { getOfferedSocials } from '@latchkey/kit/auth'
import { Button, Icon, MoreIcon, SocialButton, Stack } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { useKitFacts } from '../hooks/state/useKitFacts.ts'
import { useLoginText } from '../messages/logins.ts'
import { openSocialLogin } from './openSocialLogin.ts'
import styles from './SocialMethods.module.css'
import { socialNames } from './socialNames.ts'
import { type SocialBlock, useSocialBlock } from './useSocialBlock.ts'

/**
 * Maximum number of providers to show. If the app has more, `marksBesideMore` tiles and a button
 * for the others are shown.
 */
const mostShown = 6
const marksBesideMore = 4

const none: readonly SocialName[] = []

/**
 * Arranges the providers: the first one as a wide button, the others as tiles. Exactly two
 * providers are both tiles (K-SOC-01).
 */
function layOut(socials: readonly SocialName[]): {
  readonly wide: SocialName | undefined
  readonly marks: readonly SocialName[]
  readonly more: boolean
} {
  const [first, ...others] = socials
  if (socials.length === 2) return { wide: undefined, marks: socials, more: false }
  const more = socials.length > mostShown
  return { wide: first, marks: more ? others.slice(0, marksBesideMore) : others, more }
}

/** Buttons for the social providers that a user can log in with. */
export function SocialMethods() {
  const { kit } = useKitContext()
  const text = useLoginText()
  const socials = useKitFacts(() => getOfferedSocials(kit), none)
  const { wide, marks, more } = layOut(socials)
  const block = useSocialBlock()
  return (
    <Stack
      aria-label={text('login.socials')}
      data-testid="w3m-social-login-widget"
      gap={8}
      role="group"
    >
      {wide && <Social block={block} provider={wide} />}
      {(marks.length > 0 || more) && (
        <div className={styles['marks']}>
          {marks.map((provider) => (
            <Social block={block} key={provider} provider={provider} tile />
          ))}
          {more && <More />}
        </div>
      )}
    </Stack>
  )
}

type SocialProps = {
  readonly provider: SocialName
  readonly block: SocialBlock
  readonly tile?: boolean
}

function Social({ provider, block, tile }: SocialProps) {
  const { kit } = useKitContext()
  const text = useLoginText()
  // Only the wide button shows the spinner; the tiles are disabled meanwhile.
  const isWaiting = block.loading && !tile
  return (
    <SocialButton
      caption={tile ? socialNames[provider] : undefined}
      data-testid={`social-selector-${provider}`}
      disabled={block.reason !== undefined && !isWaiting}
      disabledReason={block.reason}
      label={text('login.continueWith', { provider: socialNames[provider] })}
      onClick={() => openSocialLogin(kit, provider)}
      pending={isWaiting}
      provider={provider}
    />
  )
}

function More() {
  const { kit } = useKitContext()
  const text = useLoginText()
  return (
    <Button
      aria-label={text('login.moreSocials')}
      data-testid="social-selector-more"
      icon={<Icon icon={MoreIcon} />}
      onClick={() => kit.modal.send({ type: 'push', page: { view: 'ConnectSocials' } })}
      size="tile"
    >
      {text('login.more')}
    </Button>
  )
}
