import { useMemo } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { createText, type Text } from '../messages/createText.ts'
import type { MessageKey } from '../messages/Messages.ts'

/** Binds a catalogue to the texts of the app. */
export function useTextOf<keys extends MessageKey>(
  texts: {
    readonly [key in keys]: string
  },
): Text<keys> {
  const { messages } = useKitContext()
  return useMemo(() => createText(texts, messages), [texts, messages])
}
