import { useMemo } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { buttonTexts } from '../messages/buttons.ts'
import { createText, type Text } from '../messages/createText.ts'

/** Texts of the buttons, which load with the page. */
export function useButtonText(): Text<keyof typeof buttonTexts> {
  const { messages } = useKitContext()
  return useMemo(() => createText(buttonTexts, messages), [messages])
}
