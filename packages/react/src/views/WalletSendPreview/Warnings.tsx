import { Icon, Stack, Text, WarningIcon } from '@latchkey/ui'
import { useSendText } from '../../messages/sends.ts'
import type { ShownWarning } from './useWarnings.ts'
import styles from './WalletSendPreview.module.css'

export type WarningsProps = {
  readonly warnings: readonly ShownWarning[]
  readonly understood: boolean
  readonly onUnderstood: (understood: boolean) => void
}

/**
 * Lists the warnings about a transfer. For grave ones, the user must tick a checkbox. Without
 * warnings, a note says that a transfer is final.
 */
export function Warnings({ warnings, understood, onUnderstood }: WarningsProps) {
  const text = useSendText()
  if (warnings.length === 0) {
    return (
      <Text align="center" size="small" tone="muted">
        {text('send.final')}
      </Text>
    )
  }
  return (
    <Stack gap={8} role="alert">
      {warnings.map((warning) => (
        <div
          className={styles['warning']}
          data-grave={warning.grave || undefined}
          data-testid={`send-warning-${warning.key}`}
          key={warning.key}
        >
          <Icon icon={WarningIcon} size={16} />
          <Text as="span" size="small">
            {warning.text}
          </Text>
        </div>
      ))}
      {warnings.some(({ grave }) => grave) && (
        <label className={styles['understood']}>
          <input
            checked={understood}
            onChange={(event) => onUnderstood(event.currentTarget.checked)}
            type="checkbox"
          />
          {text('send.understood')}
        </label>
      )}
    </Stack>
  )
}
