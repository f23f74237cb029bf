export type ToastVariant = 'success' | 'error' | 'loading'

/** Key of a toast's text that an app can translate. */
export type ToastText = {
  readonly key:
    | 'toast.balanceUnavailable'
    | 'toast.cancelled'
    | 'toast.checkFailed'
    | 'toast.codeFailed'
    | 'toast.codeResent'
    | 'toast.depositDone'
    | 'toast.depositFailed'
    | 'toast.depositStarted'
    | 'toast.depositUnknown'
    | 'toast.failed'
    | 'toast.expired'
    | 'toast.historyFailed'
    | 'toast.notAllowed'
    | 'toast.replaced'
    | 'toast.sending'
    | 'toast.sent'
    | 'toast.signatures'
    | 'toast.signFailed'
    | 'toast.otherText'
    | 'toast.signing'
    | 'toast.swapping'
    | 'toast.swapped'
    | 'toast.tooLate'
    | 'toast.untrustedOrigin'
    | 'toast.walletAdded'
    | 'toast.windowBlocked'
  /** Values for the placeholders of the translated text, by placeholder name. */
  readonly values?: Readonly<Record<string, string>>
}

export type Toast = {
  readonly id: string
  /** The text of the toast. If `text` is present, it is the English translation. */
  readonly message: string
  readonly text?: ToastText | undefined
  readonly variant: ToastVariant
}

/**
 * The toast of a pending request, with the request's id. It is shown in every tab, also after a
 * reload, until the request finishes or the user closes the toast.
 */
export type PendingToast = Toast & { readonly source: 'send' | 'swap' | 'deposit' }

export type ToastsState = {
  /** The visible toast; at most one. */
  readonly toast: Toast | undefined
  /** Toasts of pending requests. The last one is visible if `toast` is absent. */
  readonly pending: readonly PendingToast[]
}
