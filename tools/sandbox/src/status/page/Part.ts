import type { State } from '../State.ts'
import type { Desk } from './createDesk.ts'

/** A part of the status page. It is created once, and updated whenever the state changes. */
export type Part = { readonly node: HTMLElement; readonly update: (state: State) => void }

/** Creates a part of the status page from the first state. */
export type CreatePart = (state: State, desk: Desk) => Part
