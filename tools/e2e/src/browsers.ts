const { LATCHKEY_HEADLESS_SHELL: shell, LATCHKEY_CHROMIUM: browser = '/usr/bin/chromium' } =
  process.env

/** Chromium as it is installed, without a window where it can, quiet and without its own services. */
export const chromium = {
  browserName: 'chromium' as const,
  launchOptions: {
    executablePath: shell ?? browser,
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
}

/** Firefox as it is installed, by the standard protocol. */
export const firefox = {
  browserName: 'firefox' as const,
  channel: 'moz-firefox',
  launchOptions: { executablePath: process.env['LATCHKEY_FIREFOX'] ?? '/usr/bin/firefox-esr' },
}
