export type ToastVariant = 'success' | 'error' | 'loading'

export type Toast = {
  readonly id: string
  readonly message: string
  readonly variant: ToastVariant
}

/** At most one toast shows at a time. */
export type ToastsState = { readonly toast: Toast | undefined }
