import { useEffect, useState } from 'react'

const waitMs = 250

/**
 * Debounces a text field, so that typing does not send a request for each letter.
 *
 * @param settled - Text of the last request, and initial text of the field.
 */
export function useLateText(settled: string, onSettle: (text: string) => void) {
  const [text, setText] = useState(settled)
  useEffect(() => {
    if (text === settled) return
    const timer = setTimeout(() => onSettle(text), waitMs)
    return () => clearTimeout(timer)
  }, [text, settled, onSettle])
  return { text, change: setText }
}
