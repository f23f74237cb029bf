import type { State } from '../State.ts'
import type { Desk } from './createDesk.ts'

/** A part of the page, created once and updated with each state. */
export type Part = { readonly node: HTMLElement; readonly update: (state: State) => void }

/** Creates a part from the first state. */
export type CreatePart = (state: State, desk: Desk) => Part
