import type { ViewName } from '@latchkey/modal'
import type { ComponentType, ReactNode } from 'react'
import type { Loader } from '../loading/createLoader.ts'

/** Content of a view in the modal's header. */
export type ViewHeader = {
  /** Replaces the title that the view registry defines. */
  readonly title?: ReactNode
  /** Content at the end of the header, before the close button. */
  readonly end?: ReactNode
}

/**
 * The component of a loaded view. The shell passes it the data of its page; the name of the view
 * determines the type of that data.
 */
export type LoadedView = {
  readonly View: ComponentType<{ readonly data: unknown }>
  readonly Footer: ComponentType | undefined
  readonly header: ViewHeader | undefined
}

/** Loaders of all views, by view name. */
export type LoadedViews = { readonly [name in ViewName]: Loader<LoadedView> }

export type ModalProps = { readonly views: LoadedViews }

/** The lazy-loaded modal: its component, and the loaders of its views. */
export type Shell = ModalProps & { readonly Modal: ComponentType<ModalProps> }
