import { useEffect, useState } from 'react'

const waitMs = 250

/**
 * A field whose text counts once nobody has typed for a moment, so that not every letter is asked about.
 *
 * @param settled - What counts now.
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
