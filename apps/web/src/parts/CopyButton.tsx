import { copyText } from '@latchkey/core'
import { CopyIcon, Icon, IconButton } from '@latchkey/ui'
import { useApp } from '../context/AppContext.ts'

export type CopyButtonProps = {
  readonly text: string
  readonly label: string
  readonly copied: string
  readonly failed: string
}

/** A button that copies a text and shows a confirmation. */
export function CopyButton({ text, label, copied, failed }: CopyButtonProps) {
  const { popupAlert } = useApp()
  const copy = async () => {
    if (await copyText(text)) popupAlert.show(copied, 'success')
    else popupAlert.show(failed, 'error')
  }
  return (
    <IconButton aria-label={label} onClick={copy}>
      <Icon icon={CopyIcon} />
    </IconButton>
  )
}
