export type SavedFile = { readonly name: string; readonly type: string; readonly text: string }

/** Lets the browser download a text as a file. */
export function saveFile({ name, type, text }: SavedFile): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
