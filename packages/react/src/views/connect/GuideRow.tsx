import type { ChainNamespace } from '@latchkey/core'
import { getConnectMethods, isLoginDisabled } from '@latchkey/kit/auth'
import { Button, Text } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useKitFacts } from '../../hooks/useKitFacts.ts'
import { useText } from '../../hooks/useText.ts'
import styles from './GuideRow.module.css'

type GuideRowProps = { readonly namespace: ChainNamespace | undefined }

/** For people without a wallet. */
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
  /** Where there is nothing else to do. */
  readonly primary?: boolean
}

/** Leads to where a login makes a wallet; without one, and for Bitcoin, to what a wallet is. */
export function GuideButton({ namespace, primary }: GuideButtonProps) {
  const { kit } = useKitContext()
  const text = useText()
  const canLogIn = useKitFacts(
    () => !isLoginDisabled(kit) && getConnectMethods(kit, { hasPageWallet: false }).length > 1,
    false,
  )
  const view = canLogIn && namespace !== 'bip122' ? 'Create' : 'WhatIsAWallet'
  return (
    <Button
      data-testid="w3m-wallet-guide-get-started"
      onClick={() => kit.modal.send({ type: 'push', page: { view } })}
      size={primary ? 'medium' : 'small'}
      variant={primary ? 'primary' : 'secondary'}
    >
      {text('connect.guideStart')}
    </Button>
  )
}
