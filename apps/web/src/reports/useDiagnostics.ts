import { startLog } from '@latchkey/kit/log'
import { useState } from 'react'
import { useApp } from '../context/AppContext.ts'
import { writeDiagnostics } from './writeDiagnostics.ts'

/** What a report may say of this page: as it was when it was last read, so that what is sent is what was shown. */
export function useDiagnostics() {
  const { kit } = useApp()
  const read = () => writeDiagnostics(window, startLog(kit).getText())
  const [text, setText] = useState(read)
  return { text, refresh: () => setText(read()) }
}
