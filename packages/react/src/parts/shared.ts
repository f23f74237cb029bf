/**
 * UI components that later chunks share with the first page. The bundler puts them into the first
 * page's chunk.
 */
export { ExternalIcon, Input } from '@latchkey/ui'
