/** What a build may set; see README. */
interface ImportMetaEnv {
  readonly VITE_PROJECT_ID?: string
  readonly VITE_BLOCKCHAIN_API_URL?: string
}
