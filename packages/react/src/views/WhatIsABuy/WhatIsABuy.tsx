import { isConnected } from '@latchkey/kit'
import { Button, EmptyState, Icon, WalletIcon } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useBuyText } from '../../messages/buys.ts'

/** Explains how buying tokens from a provider works. */
export function WhatIsABuy() {
  const { kit } = useKitContext()
  const text = useBuyText()
  return (
    <EmptyState
      action={
        <Button
          onClick={() => kit.modal.send({ type: 'back', connected: isConnected(kit) })}
          size="large"
          variant="primary"
          wide
        >
          {text('buy.buy')}
        </Button>
      }
      detail={text('buy.what')}
      image={<Icon icon={WalletIcon} size={32} />}
      title={text('buy.whatTitle')}
    />
  )
}
