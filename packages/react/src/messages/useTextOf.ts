import { useMemo } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { createText, type Text, type Texts } from './createText.ts'

/**
 * Returns the function that reads texts of a catalogue. Texts that the app provides replace the
 * English ones.
 */
export function useTextOf<texts extends Texts<texts>>(texts: texts): Text<texts> {
  const { messages } = useKitContext()
  return useMemo(() => createText(texts, messages), [texts, messages])
}
