import { openExternal } from '@latchkey/core'
import { Button, Icon, Stack, Text, WarningIcon } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { useRetryText } from '../messages/retries.ts'
import type { ShownWarning } from './ShownWarning.ts'
import type { Understood } from './useUnderstood.ts'
import styles from './Warnings.module.css'

export type WarningsProps = {
  readonly warnings: readonly ShownWarning[]
  readonly understood: Understood
  /** Label of the checkbox. */
  readonly label: string
}

/**
 * Lists the warnings of a preview. For grave ones, the user must tick a checkbox. Renders nothing
 * without warnings.
 */
export function Warnings({ warnings, understood, label }: WarningsProps) {
  if (warnings.length === 0) return null
  return (
    <Stack gap={8} role="alert">
      {warnings.map((warning) => (
        <Warning key={warning.key} warning={warning} />
      ))}
      {warnings.some(({ grave }) => grave) && (
        <label className={styles['understood']}>
          <input
            checked={understood.isUnderstood}
            onChange={(event) => understood.setUnderstood(event.currentTarget.checked)}
            type="checkbox"
          />
          {label}
        </label>
      )}
    </Stack>
  )
}

function Warning({ warning: { key, text, detail, grave, lookUp } }: { warning: ShownWarning }) {
  return (
    <div
      className={styles['warning']}
      data-grave={grave || undefined}
      data-testid={`send-warning-${key}`}
    >
      <Icon icon={WarningIcon} size={16} />
      <Stack align="start" gap={8}>
        <Text as="span" size="small">
          {text}
        </Text>
        {detail && (
          <Text as="span" size="small" weight={500}>
            {detail}
          </Text>
        )}
        {lookUp && <LookUp url={lookUp} />}
      </Stack>
    </div>
  )
}

function LookUp({ url }: { readonly url: string }) {
  const { kit } = useKitContext()
  const text = useRetryText()
  return (
    <Button onClick={() => openExternal(url, { open: kit.ports.openWindow })} size="small">
      {text('again.lookUp')}
    </Button>
  )
}
