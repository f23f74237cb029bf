import type { Kit } from '../../kit/Kit.ts'
import { isLoginPossible } from '../frame/frameUrl.ts'
import { loadFrame } from './loadFrame.ts'

/**
 * Alert for an installed app whose frame cannot be loaded. The text is specified in kit-behaviour
 * §5.1.
 */
const failedText = 'Error loading embedded wallet in PWA'
const code = 'embedded_wallet_not_loaded'

/**
 * Loads the secure frame in an installed app. If this fails, shows an alert specific to installed
 * apps.
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
