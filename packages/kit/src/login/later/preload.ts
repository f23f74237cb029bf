import type { Kit } from '../../kit/Kit.ts'
import { isLoginPossible } from '../frame/frameUrl.ts'
import { loadFrame } from './loadFrame.ts'

/** Text from kit-behaviour §5.1. */
const failedText = 'Error loading embedded wallet in PWA'
const code = 'embedded_wallet_not_loaded'

/**
 * Loads the frame for an installed app. On failure this app-specific alert replaces the general
 * one.
 */
export async function preload(kit: Kit): Promise<void> {
  if (!isLoginPossible(kit)) return
  try {
    await loadFrame(kit)
  } catch {
    if (kit.config.debug === false) return
    kit.alerts.setState(({ alerts }) => ({
      alerts: [
        ...alerts.filter((alert) => alert.code !== code),
        { code, message: failedText, variant: 'error' },
      ],
    }))
  }
}
