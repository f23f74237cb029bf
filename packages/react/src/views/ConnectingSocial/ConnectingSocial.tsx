import { getLoginStore, reopenSocialWindow, type SocialPhase } from '@latchkey/kit/auth'
import { Image, SocialMark } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useSlice } from '../../hooks/state/useSlice.ts'
import { startSocialLogin } from '../../login/openSocialLogin.ts'
import { socialNames } from '../../login/socialNames.ts'
import { useLoginText } from '../../messages/logins.ts'
import { CancelButton, RetryButton } from '../../parts/WaitingActions.tsx'
import { WaitingScreen } from '../../parts/WaitingScreen.tsx'
import type { ViewProps } from '../ViewProps.ts'

/**
 * Keys of the title and the text for each phase of a social login. The click that opens this view
 * has started the login.
 */
const words = {
  opening: ['social.title', 'social.waiting'],
  waiting: ['social.title', 'social.waiting'],
  fetching: ['social.title', 'social.fetching'],
  blocked: ['social.blockedTitle', 'social.blocked'],
  error: ['social.failedTitle', 'social.failed'],
} as const satisfies Record<SocialPhase, readonly [string, string]>

/** Waits for the user to log in in the provider's window. */
export function ConnectingSocial({ data }: ViewProps<'ConnectingSocial'>) {
  const { kit } = useKitContext()
  const text = useLoginText()
  const { provider } = data
  const phase = usePhase(provider)
  const [title, sentence] = words[phase]
  const named = { provider: socialNames[provider] }
  const hasStopped = phase === 'blocked' || phase === 'error'
  // Both functions open a window. Call them in the click handler, because the browser blocks the
  // window otherwise.
  const retry = () =>
    phase === 'blocked' ? reopenSocialWindow(kit) : startSocialLogin(kit, provider)
  return (
    <WaitingScreen
      action={hasStopped ? <RetryButton onRetry={retry} /> : <CancelButton />}
      image={<Image fallback={<SocialMark name={provider} size={40} />} shape="tile" size={80} />}
      state={hasStopped ? 'failed' : 'waiting'}
      text={text(sentence, named)}
      title={text(title, named)}
    />
  )
}

/**
 * Returns the phase of the login with this provider. Returns `opening` if the login has no phase.
 */
function usePhase(provider: string): SocialPhase {
  const { kit } = useKitContext()
  return useSlice(
    getLoginStore(kit),
    ({ social }) => (social?.provider === provider ? social.phase : 'opening'),
    'opening',
  )
}
