import type { ComponentType } from 'react'
import { createViews, type LoadedViews } from './createViews.ts'
import { Modal, type ModalProps } from './Modal.tsx'

/** The modal, with the views it has loaded. */
export type Shell = {
  readonly Modal: ComponentType<ModalProps>
  readonly views: LoadedViews
}

/** Creates the modal of one kit. */
export function createShell(): Shell {
  return { Modal, views: createViews() }
}
