import { copyText } from '@latchkey/core'
import { showToast } from '@latchkey/kit'
import { Button, CopyIcon, Icon } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { useWalletText } from '../messages/wallets.ts'

export type CopyLinkProps = {
  /** The pairing URI; `undefined` until it is ready. */
  readonly uri: string | undefined
  readonly 'data-testid': string
}

/** Button that copies the pairing URI, for wallets into which the user can paste it (K-WC-04). */
export function CopyLink({ uri, 'data-testid': testId }: CopyLinkProps) {
  const { kit } = useKitContext()
  const text = useWalletText()
  const copy = async () => {
    if (!uri) return
    const copied = await copyText(uri)
    showToast(kit, {
      message: text(copied ? 'pairing.copied' : 'pairing.copyFailed'),
      variant: copied ? 'success' : 'error',
    })
  }
  return (
    <Button
      data-testid={testId}
      disabled={!uri}
      icon={<Icon icon={CopyIcon} />}
      onClick={copy}
      variant="ghost"
    >
      {text('pairing.copy')}
    </Button>
  )
}
