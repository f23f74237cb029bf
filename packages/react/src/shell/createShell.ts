import type { ComponentType } from 'react'
import { shared } from '../views/groups/shared.ts'
import { createViews, type LoadedViews } from './createViews.ts'
import { Modal, type ModalProps } from './Modal.tsx'

/** The modal, with the views it has loaded. */
export type Shell = {
  readonly Modal: ComponentType<ModalProps>
  readonly views: LoadedViews
  /** Kept together with it. */
  readonly shared: readonly unknown[]
}

/** Creates the modal of one kit. */
export function createShell(): Shell {
  return { Modal, views: createViews(), shared }
}
