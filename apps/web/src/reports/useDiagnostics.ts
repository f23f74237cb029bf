import { startLog } from '@latchkey/kit/log'
import { useState } from 'react'
import { useApp } from '../context/AppContext.ts'
import { writeDiagnostics } from './writeDiagnostics.ts'

/**
 * Returns the diagnostics of this page as a snapshot, so that the sent text equals the shown text.
 */
export function useDiagnostics() {
  const { kit } = useApp()
  const read = () => writeDiagnostics(window, startLog(kit).getText())
  const [text, setText] = useState(read)
  return { text, refresh: () => setText(read()) }
}
