import { useMemo } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { createText, type Text, type Texts } from './createText.ts'

/** Reads a catalogue. A text that the app provides replaces the English one. */
export function useTextOf<texts extends Texts<texts>>(texts: texts): Text<texts> {
  const { messages } = useKitContext()
  return useMemo(() => createText(texts, messages), [texts, messages])
}
