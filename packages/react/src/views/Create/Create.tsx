import type { ConnectMethod } from '@latchkey/kit'
import { getConnectMethods } from '@latchkey/kit/auth'
import { Button, Stack } from '@latchkey/ui'
import { GuideLink } from '../../connect/GuideLink.tsx'
import { LegalConsent } from '../../connect/LegalConsent.tsx'
import { type LoginMethod, LoginMethods } from '../../connect/LoginMethods.tsx'
import { useKitContext } from '../../context/KitContext.ts'
import { useKitFacts } from '../../hooks/state/useKitFacts.ts'
import { useGuideText } from '../../messages/guides.ts'
import { isLink } from '../../wallets/openWalletPage.ts'

const none: readonly LoginMethod[] = []
const isLogin = (method: ConnectMethod): method is LoginMethod => method !== 'wallet'

/**
 * Helps users without a wallet. Shows the logins, because a login creates a wallet. Without logins,
 * shows only the guide.
 */
export function Create() {
  const { kit } = useKitContext()
  const read = () => getConnectMethods(kit, { hasPageWallet: false }).filter(isLogin)
  const methods = useKitFacts(read, none)
  return (
    <Stack gap={16}>
      {methods.length > 0 && (
        <LegalConsent>
          <LoginMethods methods={methods} />
        </LegalConsent>
      )}
      <Guide />
    </Stack>
  )
}

/** Opens the app's wallet guide, or the kit's explanation of wallets if the app has no guide. */
function Guide() {
  const { kit } = useKitContext()
  const text = useGuideText()
  const url = kit.config.guideUrls?.wallets
  if (isLink(url)) return <GuideLink url={url}>{text('guide.exploreAll')}</GuideLink>
  return (
    <Button onClick={() => kit.modal.send({ type: 'push', page: { view: 'WhatIsAWallet' } })} wide>
      {text('modal.help')}
    </Button>
  )
}
