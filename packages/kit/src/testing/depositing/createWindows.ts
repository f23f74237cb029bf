/** A window that a page has opened. */
export type PaymentWindow = {
  /** Where it was led; absent: it is empty. */
  address?: string
  open: boolean
}

/** The windows of a browser. */
export type Windows = {
  readonly all: readonly PaymentWindow[]
  /** The browser opens none. */
  blocked: boolean
  /** Opens one for a page; whoever has left leads it nowhere. */
  readonly open: (isThere: () => boolean) => Window | null
}

/** Creates a browser without windows. */
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
