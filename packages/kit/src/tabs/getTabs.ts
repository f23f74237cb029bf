import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'
import type { TabMessage } from './TabMessage.ts'

export type Tabs = {
  /** Unique name of this tab within the origin. */
  readonly tabId: string
  /** Time and sending tab of the latest message per topic (S-135). Older messages are ignored. */
  readonly clock: Map<string, { readonly time: number; readonly tabId: string }>
  /** Posts a message to the other tabs. Present while the kit runs. */
  post: ((message: TabMessage) => void) | undefined
}

/** Returns this tab's state for communication with the other tabs of the origin. */
export const getTabs = createSlot(
  ({ ports }: Pick<Kit, 'ports'>): Tabs => ({
    tabId: ports.randomId(),
    clock: new Map(),
    post: undefined,
  }),
)
