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
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => popupAlert.show(copied, 'success'),
      () => popupAlert.show(failed, 'error'),
    )
  return (
    <IconButton aria-label={label} onClick={copy}>
      <Icon icon={CopyIcon} />
    </IconButton>
  )
}
