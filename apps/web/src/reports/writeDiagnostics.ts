import { reportLimits } from '@latchkey/product-api'

/**
 * Returns the technical details of a bug report as text: browser, window, and the end of the kit's
 * log (S-104: no addresses, no keys).
 */
export function writeDiagnostics(window: Window, log: string): string {
  const { navigator, innerWidth, innerHeight, devicePixelRatio, location } = window
  const facts = [
    `Page: ${location.pathname}`,
    `Browser: ${navigator.userAgent}`,
    `Languages: ${navigator.languages.join(', ')}`,
    `Window: ${innerWidth} × ${innerHeight} at ${devicePixelRatio}×`,
    `Network: ${navigator.onLine ? 'online' : 'offline'}`,
  ].join('\n')
  const room = reportLimits.diagnostics - facts.length - 2
  return `${facts}\n\n${log.slice(-room)}`.trim()
}
