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
    | 'toast.historyFailed'
    | 'toast.notAllowed'
    | 'toast.replaced'
    | 'toast.sending'
    | 'toast.sent'
    | 'toast.signFailed'
    | 'toast.signing'
    | 'toast.swapping'
    | 'toast.swapped'
    | 'toast.tooLate'
    | 'toast.untrustedOrigin'
    | 'toast.walletAdded'
    | 'toast.windowBlocked'
  /** Values for the placeholders of the text. */
  readonly values?: Readonly<Record<string, string>>
}

export type Toast = {
  readonly id: string
  /** The text; in English if `text` names its key. */
  readonly message: string
  readonly text?: ToastText | undefined
  readonly variant: ToastVariant
}

/**
 * The toast of a pending request, by the request's id. It outlives the page, and shows in every tab
 * until the request is finished or the toast dismissed.
 */
export type PendingToast = Toast & { readonly source: 'send' | 'swap' | 'deposit' }

export type ToastsState = {
  /** At most one toast shows at a time. */
  readonly toast: Toast | undefined
  /** Toasts of pending requests. The last one shows if `toast` is empty. */
  readonly pending: readonly PendingToast[]
}
