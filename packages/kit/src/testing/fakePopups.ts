/** A fake of a browser window that the page has opened. */
export type FakePopup = {
  readonly features: string
  readonly window: Window
  /** Links that were clicked inside the window, with their `rel`. */
  readonly visited: readonly { readonly href: string; readonly rel: string }[]
  readonly isClosed: () => boolean
}

/**
 * Creates a fake for `ports.openWindow`. Each window is an iframe of the page and does not
 * navigate.
 */
export function fakePopups(): {
  readonly popups: readonly FakePopup[]
  readonly openWindow: (url: string, target: string, features: string) => Window | null
} {
  const popups: FakePopup[] = []
  const openWindow = (_url: string, _target: string, features: string) => {
    const frame = document.createElement('iframe')
    document.body.append(frame)
    const opened = frame.contentWindow
    if (!opened) return null
    const visited: { href: string; rel: string }[] = []
    opened.opener = window
    opened.close = () => frame.remove()
    opened.addEventListener('click', (event) => {
      event.preventDefault()
      if (!event.target || !('href' in event.target)) return
      const { href, rel } = event.target as HTMLAnchorElement
      visited.push({ href, rel })
    })
    popups.push({ features, window: opened, visited, isClosed: () => !frame.isConnected })
    return opened
  }
  return { popups, openWindow }
}
