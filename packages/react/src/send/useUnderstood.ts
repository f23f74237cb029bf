import { useState } from 'react'
import type { ShownWarning } from './ShownWarning.ts'

/** State of the checkbox below grave warnings. */
export type Understood = {
  /** Whether the user has accepted exactly the grave warnings that are shown. */
  readonly isUnderstood: boolean
  /** Whether the button of the preview waits for the checkbox. */
  readonly isHeld: boolean
  readonly setUnderstood: (understood: boolean) => void
}

/** Returns the state of the checkbox, which is cleared when another grave warning appears. */
export function useUnderstood(warnings: readonly ShownWarning[]): Understood {
  const graves = warnings.filter(({ grave }) => grave).map(({ key }) => key)
  const shown = graves.join(' ')
  const [accepted, setAccepted] = useState('')
  const isUnderstood = shown !== '' && accepted === shown
  return {
    isUnderstood,
    isHeld: shown !== '' && !isUnderstood,
    setUnderstood: (understood) => setAccepted(understood ? shown : ''),
  }
}
