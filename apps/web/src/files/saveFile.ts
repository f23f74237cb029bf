export type SavedFile = { readonly name: string; readonly type: string; readonly text: string }

/** Makes the browser download a text as a file, e.g. the export of a player's data. */
export function saveFile({ name, type, text }: SavedFile): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
