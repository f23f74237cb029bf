import type { ViewName } from '@latchkey/modal'
import type { ComponentType, ReactNode } from 'react'
import type { Loader } from '../loading/createLoader.ts'

/** What a view puts into the header. */
export type ViewHeader = {
  /** In place of a title of the registry. */
  readonly title?: ReactNode
  /** Before the close button. */
  readonly end?: ReactNode
}

/** A loaded view. The shell gives it the data of its page, whose type the name of the page vouches for. */
export type LoadedView = {
  readonly View: ComponentType<{ readonly data: unknown }>
  readonly Footer: ComponentType | undefined
  readonly header: ViewHeader | undefined
}

/** A loader per view, keyed by its name. */
export type LoadedViews = { readonly [name in ViewName]: Loader<LoadedView> }

export type ModalProps = { readonly views: LoadedViews }

/** The modal, with the views it has loaded. */
export type Shell = ModalProps & { readonly Modal: ComponentType<ModalProps> }
