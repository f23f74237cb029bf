import { startLog } from '@latchkey/kit/log'
import { useState } from 'react'
import { useApp } from '../context/AppContext.ts'
import { writeDiagnostics } from './writeDiagnostics.ts'

/**
 * Returns the technical details that a bug report can contain. The text is created once, so that
 * the report contains exactly the text that the player saw.
 */
export function useDiagnostics() {
  const { kit } = useApp()
  const read = () => writeDiagnostics(window, startLog(kit).getText())
  const [text, setText] = useState(read)
  return { text, refresh: () => setText(read()) }
}
