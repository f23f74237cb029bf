import { startLog } from '@latchkey/kit/log'
import { useState } from 'react'
import { useApp } from '../app/AppContext.ts'
import { writeDiagnostics } from './writeDiagnostics.ts'

/** What a report may say of this page, as it was when the form was opened. */
export function useDiagnostics(): string {
  const { kit } = useApp()
  const [text] = useState(() => writeDiagnostics(window, startLog(kit).getText()))
  return text
}
