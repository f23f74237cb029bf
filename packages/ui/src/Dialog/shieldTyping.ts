const fields = 'input, textarea, [contenteditable]'

/** Returns whether a key only writes a character. AltGr is Control and Alt on Windows. */
function isTyping({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return [...key].length === 1 && !metaKey && ctrlKey === altKey
}

/**
 * Hides the keys that write text in a field of the dialog from capturing listeners of the page that
 * were added later, because games prevent such keys (K-WORLD-21). The browser still writes the
 * character. If an earlier listener prevented a key, writes its character instead of the browser.
 * Keys with a function, such as Enter, reach the dialog.
 */
export function shieldTyping(host: HTMLElement): () => void {
  const shield = (event: KeyboardEvent) => {
    const { target } = event
    if (!(target instanceof Element) || !host.contains(target)) return
    if (!target.matches(fields) || !isTyping(event)) return
    event.stopImmediatePropagation()
    // The command fires the events of real input. No other function does, so it stays in browsers.
    if (event.type === 'keydown' && event.defaultPrevented)
      document.execCommand('insertText', false, event.key)
  }
  const kinds = ['keydown', 'keypress', 'keyup'] as const
  for (const kind of kinds) window.addEventListener(kind, shield, { capture: true })
  return () => {
    for (const kind of kinds) window.removeEventListener(kind, shield, { capture: true })
  }
}
