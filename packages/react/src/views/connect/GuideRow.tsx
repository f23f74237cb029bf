import { Button, Text } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useText } from '../../hooks/useText.ts'
import styles from './GuideRow.module.css'

/** For people without a wallet. */
export function GuideRow() {
  const text = useText()
  return (
    <div className={styles['row']}>
      <Text as="span" size="small" tone="muted">
        {text('connect.guideQuestion')}
      </Text>
      <GuideButton />
    </div>
  )
}

/** Leads to what a wallet is. `primary` where there is nothing else to do. */
export function GuideButton({ primary }: { readonly primary?: boolean }) {
  const { kit } = useKitContext()
  const text = useText()
  return (
    <Button
      data-testid="w3m-wallet-guide-get-started"
      onClick={() => kit.modal.send({ type: 'push', page: { view: 'WhatIsAWallet' } })}
      size={primary ? 'medium' : 'small'}
      variant={primary ? 'primary' : 'secondary'}
    >
      {text('connect.guideStart')}
    </Button>
  )
}
