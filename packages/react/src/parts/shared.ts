/** What later moments share with the first page: it stands in the file of that page. */
export { ExternalIcon, Input } from '@latchkey/ui'
