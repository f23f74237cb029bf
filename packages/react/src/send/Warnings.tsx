import { Stack } from '@latchkey/ui'
import type { ShownWarning } from './ShownWarning.ts'
import type { Understood } from './useUnderstood.ts'
import { WarningLine } from './WarningLine.tsx'
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
        <WarningLine key={warning.key} warning={warning} />
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
