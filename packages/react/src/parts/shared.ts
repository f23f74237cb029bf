/**
 * UI components of `@latchkey/ui` that several lazy-loaded chunks use. Exporting them here makes
 * the bundler put them into the modal's first chunk.
 */
export { ExternalIcon, Input } from '@latchkey/ui'
