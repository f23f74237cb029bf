import type { Surface } from '../wire/wire.ts'

const WIDTH = 360
const HEIGHT = 600

/**
 * Opens the wallet's approval window for a request. Returns `panel` if the browser blocks the
 * window.
 */
export function openWindow(walletOrigin: string, id: string): Surface {
  if (navigator.userActivation && !navigator.userActivation.isActive) return 'panel'
  const left = Math.max(0, window.screenX + window.outerWidth - WIDTH - 24)
  const top = Math.max(0, window.screenY + 64)
  const opened = window.open(
    `${walletOrigin}/request/${id}`,
    `sandbox-wallet-${id}`,
    `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`,
  )
  return opened ? 'window' : 'panel'
}
