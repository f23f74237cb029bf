export type ToastVariant = 'success' | 'error' | 'loading'

/** A text of the kit that an app may have in its own language. */
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
  /** By the placeholders of the text. */
  readonly values?: Readonly<Record<string, string>>
}

export type Toast = {
  readonly id: string
  /** In English where `text` says which one it is. */
  readonly message: string
  readonly text?: ToastText | undefined
  readonly variant: ToastVariant
}

/** What is on its way, by its id. It outlives the page, and shows in every tab until it is over or closed. */
export type PendingToast = Toast & { readonly source: 'send' | 'swap' | 'deposit' }

export type ToastsState = {
  /** At most one toast shows at a time. */
  readonly toast: Toast | undefined
  /** Where no toast is, the last of these shows. */
  readonly pending: readonly PendingToast[]
}
