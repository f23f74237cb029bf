import { useMemo } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { createText, type Text } from '../messages/createText.ts'
import { en } from '../messages/en.ts'

/** All texts of the modal, in the host's language where it gave one. Brings the catalogue: not for the buttons. */
export function useText(): Text {
  const { messages } = useKitContext()
  return useMemo(() => createText(en, messages), [messages])
}
