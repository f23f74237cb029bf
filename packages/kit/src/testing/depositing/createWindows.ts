/** A fake browser window that a page has opened for an exchange. */
export type PaymentWindow = {
  /** URL to which the page has navigated the window. Absent while the window is empty. */
  address?: string
  open: boolean
}

/** Fake for the windows that pages of a browser open. */
export type Windows = {
  readonly all: readonly PaymentWindow[]
  /** Whether the browser blocks new windows. */
  blocked: boolean
  /** Opens a window for a page. A page that has been left cannot navigate the window. */
  readonly open: (isThere: () => boolean) => Window | null
}

/**
 * Creates the fake for the windows of a browser, with none open. `onLead` is called with each URL
 * that a page navigates a window to.
 */
export function createWindows(onLead: (address: string) => void): Windows {
  const all: PaymentWindow[] = []
  const toPage = (own: PaymentWindow, isThere: () => boolean) => {
    const createElement = () => {
      const link = { href: '', rel: '', click: () => lead(link.href) }
      return link
    }
    const lead = (address: string) => {
      if (!isThere()) return
      own.address = address
      onLead(address)
    }
    return {
      opener: null,
      get document() {
        return own.open ? { createElement, body: { append: () => {} } } : null
      },
      close: () => {
        if (isThere()) own.open = false
      },
    }
  }
  const windows: Windows = {
    all,
    blocked: false,
    open: (isThere) => {
      if (windows.blocked) return null
      const own: PaymentWindow = { open: true }
      all.push(own)
      return toPage(own, isThere) as unknown as Window
    },
  }
  return windows
}
