import { useCallback } from 'react'
import { useKitContext } from '../context/KitContext.ts'

/**
 * English texts of the buttons. Apart from `en.ts` because they load with the page, the rest with the modal.
 * Keep the length of a button in mind: these sit in the host's header.
 */
export const buttonTexts = {
  // Button of a visitor without a wallet.
  'button.connect': 'Connect Wallet',
  // The same button while a wallet is being connected.
  'button.connecting': 'Connecting...',
  // Button of a visitor whose wallet is on a network this app does not know; opens the list of networks.
  'button.switchNetwork': 'Switch Network',
  // No network was chosen yet.
  'button.selectNetwork': 'Select Network',
  // The wallet is on a network that the app does not configure.
  'button.unknownNetwork': 'Unknown Network',
  // The code of the window could not be fetched; pressing again repeats it.
  'button.tryAgain': 'Try again',
  // Read aloud in place of the account button, while the account that was connected before comes back.
  'button.loadingAccount': 'Loading account',
  // Read aloud in place of a balance that is not known yet.
  'button.loadingBalance': 'Loading balance',
  // The network did not answer. Read aloud, and shown on hover, in place of a balance.
  'button.balanceUnavailable': 'Balance not available',
} as const

/** Reads the texts of the buttons, which load with the page. No text has a placeholder, so `createText` is not needed. */
export function useButtonText(): (key: keyof typeof buttonTexts) => string {
  const { messages } = useKitContext()
  return useCallback((key) => messages?.[key] ?? buttonTexts[key], [messages])
}
