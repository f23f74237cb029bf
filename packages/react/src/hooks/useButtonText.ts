import { useCallback } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { buttonTexts } from '../messages/buttons.ts'

type ButtonTextKey = keyof typeof buttonTexts

/** Texts of the buttons, which load with the page. None has a placeholder, so none needs `createText`. */
export function useButtonText(): (key: ButtonTextKey) => string {
  const { messages } = useKitContext()
  return useCallback((key) => messages?.[key] ?? buttonTexts[key], [messages])
}
