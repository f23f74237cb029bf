/** Type of `import.meta.env`: the build variables that the README describes. */
interface ImportMetaEnv {
  readonly VITE_GAME_DATA_URL?: string
  readonly VITE_AUTH_URL?: string
  readonly VITE_MARKETPLACE_URL?: string
  readonly VITE_MARKETPLACE_REDIRECT_URL?: string
  readonly VITE_MARKETPLACE_SANDBOX_REDIRECT_URL?: string
  readonly VITE_DISCORD_REDIRECT_URL?: string
  readonly VITE_DISCORD_CLIENT_ID?: string
  readonly VITE_DISCORD_SCOPE?: string
  readonly VITE_CONTACT_URL?: string
  readonly VITE_PROJECT_ID?: string
  readonly VITE_BLOCKCHAIN_API_URL?: string
}
