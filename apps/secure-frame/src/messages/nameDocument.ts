import { messages } from './messages.ts'

/** Sets language, direction and title of a document from the chosen catalogue. */
export function nameDocument(document: Document, title: string): void {
  document.documentElement.lang = messages.language
  document.documentElement.dir = messages.direction
  document.title = title
}
