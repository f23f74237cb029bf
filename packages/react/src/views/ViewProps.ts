import type { ViewName, Views } from '@latchkey/modal'

/** What every view is given: the data of its page. */
export type ViewProps<name extends ViewName> = { readonly data: Views[name] }
