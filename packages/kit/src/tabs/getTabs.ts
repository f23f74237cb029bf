import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'
import type { TabMessage } from './TabMessage.ts'

export type Tabs = {
  /** This tab's name among the tabs of the origin. */
  readonly tabId: string
  /** Time and author of the newest word on a topic, of all tabs (S-135). */
  readonly clock: Map<string, { readonly time: number; readonly tabId: string }>
  /** There while the kit runs. */
  post: ((message: TabMessage) => void) | undefined
}

/** Gets this tab's place among the tabs of the origin. */
export const getTabs = createSlot(
  ({ ports }: Pick<Kit, 'ports'>): Tabs => ({
    tabId: ports.randomId(),
    clock: new Map(),
    post: undefined,
  }),
)
