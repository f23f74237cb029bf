import { useEffect, useState } from 'react'

const waitMs = 250

/**
 * Debounces the leaderboard's search field, so that typing does not send a request for each letter.
 *
 * @param settled - Text of the last search request, and initial text of the field.
 * @param onSettle - Called with the text once the user stops typing.
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
