const { LATCHKEY_HEADLESS_SHELL: shell, LATCHKEY_CHROMIUM: browser = '/usr/bin/chromium' } =
  process.env

const toChromium = (executablePath: string) => ({
  browserName: 'chromium' as const,
  launchOptions: {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
})

/** Chromium as it is installed, without a window where it can, quiet and without its own services. */
export const chromium = toChromium(shell ?? browser)

/** Chromium itself, for what its headless shell lacks: a cache of pages that were left, rules for cookies of other sites. */
export const wholeChromium = toChromium(browser)

/** Firefox as it is installed, by the standard protocol. */
export const firefox = {
  browserName: 'firefox' as const,
  channel: 'moz-firefox',
  launchOptions: { executablePath: process.env['LATCHKEY_FIREFOX'] ?? '/usr/bin/firefox-esr' },
}
