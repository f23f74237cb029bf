import { useCallback } from 'react'
import { useKitContext } from '../context/KitContext.ts'

/**
 * English texts of the buttons. They are in a separate catalogue from `en.ts` because they load
 * with the page, while the other texts load with the modal. Keep translations short, because the
 * buttons often sit in the app's header.
 */
export const buttonTexts = {
  // Connect button when no wallet is connected.
  'button.connect': 'Connect wallet',
  // Connect button while a wallet connects.
  'button.connecting': 'Connecting…',
  // Account button while the wallet is locked, instead of the balance.
  'button.locked': 'Locked',
  // Read by screen readers and shown on hover at a mark in the account button, while the app's
  // server does not respond and cannot confirm that the account is signed in.
  'button.signInUnchecked': 'Sign-in not checked: the service isn’t responding',
  // Button when the wallet is on a network that the app does not support. Opens the list of
  // networks.
  'button.switchNetwork': 'Switch network',
  // Network button before a network is chosen.
  'button.selectNetwork': 'Select network',
  // Network button when the wallet is on a network that the app does not configure.
  'button.unknownNetwork': 'Unknown network',
  // Button when the code of the modal could not be loaded. Pressing it loads the code again.
  'button.tryAgain': 'Try again',
  // Button when the code could not be loaded twice, probably because of a new version of the app.
  // Pressing it reloads the page.
  'button.reload': 'Reload page',
  // Read by screen readers instead of the account button while the previous connection is restored.
  'button.loadingAccount': 'Loading account',
  // Read by screen readers instead of the balance while it loads.
  'button.loadingBalance': 'Loading balance',
  // Read by screen readers and shown on hover instead of the balance when the network does not
  // respond.
  'button.balanceUnavailable': 'Balance not available',
} as const

/**
 * Reads the texts of the buttons, which load with the page. The buttons do not need `createText`,
 * because none of their texts has a placeholder.
 */
export function useButtonText(): (key: keyof typeof buttonTexts) => string {
  const { messages } = useKitContext()
  return useCallback((key) => messages?.[key] ?? buttonTexts[key], [messages])
}
