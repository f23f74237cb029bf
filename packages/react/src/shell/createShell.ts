import type { Shell } from '../context/Shell.ts'
import { createViews } from './createViews.ts'
import { Modal } from './Modal.tsx'

/** Creates the modal and the loaders of its views for one kit. */
export function createShell(): Shell {
  return { Modal, views: createViews() }
}
