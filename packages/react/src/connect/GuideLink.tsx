import { openExternal } from '@latchkey/core'
import { Button, type ButtonProps, ExternalIcon, Icon } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { isLink } from '../wallets/openWalletPage.ts'

export type GuideLinkProps = Pick<ButtonProps, 'children' | 'size' | 'variant'> & {
  readonly url: string | undefined
}

/**
 * Opens a page that the app configures as a guide, in a new tab. Renders nothing if the app
 * configures none.
 */
export function GuideLink({ url, children, ...button }: GuideLinkProps) {
  const { kit } = useKitContext()
  if (!isLink(url)) return null
  return (
    <Button
      {...button}
      onClick={() => openExternal(url, { open: kit.ports.openWindow })}
      trailing={<Icon directional icon={ExternalIcon} />}
      wide
    >
      {children}
    </Button>
  )
}
