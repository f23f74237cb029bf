/** A window that a page has opened. */
export type PaymentWindow = {
  /** Address that the page has navigated the window to. Absent while the window is empty. */
  address?: string
  open: boolean
}

/** The windows of a browser. */
export type Windows = {
  readonly all: readonly PaymentWindow[]
  /** Whether the browser blocks new windows. */
  blocked: boolean
  /** Opens a window for a page. A page that has been left cannot navigate the window. */
  readonly open: (isThere: () => boolean) => Window | null
}

/** Creates a browser without open windows. */
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
