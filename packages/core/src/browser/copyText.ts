/**
 * Copies text to the clipboard. Plain-HTTP pages have no clipboard, and browsers may refuse it to
 * other pages. Never throws.
 *
 * @returns Whether the text was copied. If not, tell the user.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
