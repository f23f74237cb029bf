export type ToastVariant = 'success' | 'error' | 'loading'

/** A text of the kit that an app may have in its own language. */
export type ToastText = {
  readonly key: 'toast.failed' | 'toast.swapped'
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

/** At most one toast shows at a time. */
export type ToastsState = { readonly toast: Toast | undefined }
