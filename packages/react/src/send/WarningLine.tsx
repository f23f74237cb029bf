import { openExternal } from '@latchkey/core'
import { Button, Icon, Stack, Text, WarningIcon } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { useRetryText } from '../messages/retries.ts'
import type { ShownWarning } from './ShownWarning.ts'
import styles from './Warnings.module.css'

export type WarningLineProps = { readonly warning: ShownWarning }

/** A warning with its icon, and a link to the block explorer if the user should look there. */
export function WarningLine({ warning: { key, text, detail, grave, lookUp } }: WarningLineProps) {
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
