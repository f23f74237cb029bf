import type { ChainNamespace } from '@latchkey/core'
import type { Kit } from '@latchkey/kit'
import { getConnectMethods, isLoginDisabled } from '@latchkey/kit/auth'
import type { Page } from '@latchkey/modal'
import { Button, Text } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { hasLogin } from '../login/hasLogin.ts'
import { useText } from '../messages/en.ts'
import styles from './GuideRow.module.css'

type GuideRowProps = { readonly namespace: ChainNamespace | undefined }

/** Asks whether the user has no wallet yet, with a button that opens the guide. */
export function GuideRow({ namespace }: GuideRowProps) {
  const text = useText()
  return (
    <div className={styles['row']}>
      <Text as="span" size="small" tone="muted">
        {text('connect.guideQuestion')}
      </Text>
      <GuideButton namespace={namespace} />
    </div>
  )
}

type GuideButtonProps = GuideRowProps & {
  /** Shows the button as the primary action. Use it when the view has no other action. */
  readonly primary?: boolean
}

/**
 * Returns the page that helps users without a wallet: one with logins, which create a wallet, or
 * one that explains wallets if the namespace offers no logins.
 */
function toGuide(kit: Kit, namespace: ChainNamespace | undefined): Page {
  const hasLogins = getConnectMethods(kit, { hasPageWallet: false }).length > 1
  const canLogIn = hasLogins && !isLoginDisabled(kit) && hasLogin(namespace)
  return { view: canLogIn ? 'Create' : 'WhatIsAWallet' }
}

/** Opens the guide for users without a wallet. */
export function GuideButton({ namespace, primary }: GuideButtonProps) {
  const { kit } = useKitContext()
  const text = useText()
  return (
    <Button
      data-testid="w3m-wallet-guide-get-started"
      onClick={() => kit.modal.send({ type: 'push', page: toGuide(kit, namespace) })}
      size={primary ? 'medium' : 'small'}
      variant={primary ? 'primary' : 'secondary'}
    >
      {text('connect.guideStart')}
    </Button>
  )
}
