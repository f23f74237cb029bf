/** Logo of the sandbox wallet as SVG: a brass keyhole plate on ink. */
export const walletIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><rect width="96" height="96" rx="22" fill="#1d1b18"/><path d="M22 34a8 8 0 0 1 8-8h36a8 8 0 0 1 8 8v28a8 8 0 0 1-8 8H30a8 8 0 0 1-8-8z" fill="none" stroke="#c59b4a" stroke-width="4"/><circle cx="48" cy="44" r="6" fill="#c59b4a"/><path d="M45.5 46h5l2.500 13h-10z" fill="#c59b4a"/></svg>`

/** Icon of the sandbox wallet for EIP-6963 announcements, as a data URL. */
export const walletIconUri = `data:image/svg+xml,${encodeURIComponent(walletIcon)}`

/** Icon of the sandbox wallet for the Wallet Standard, as a data URL in base64. */
export const standardIconUri = `data:image/svg+xml;base64,${btoa(walletIcon)}` as const

/** Name of the sandbox wallet in every list of wallets. */
export const walletName = 'Sandbox Wallet'

/** Name of the second wallet, which the behaviour `neighbours` adds to a page. */
export const neighbourName = 'Harbour Wallet'
