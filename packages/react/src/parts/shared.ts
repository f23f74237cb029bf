/**
 * UI components that later chunks share with the page's first chunk. Exporting them here makes the
 * bundler put them into the first chunk.
 */
export { ExternalIcon, Input } from '@latchkey/ui'
