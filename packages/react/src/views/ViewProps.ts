import type { ViewName, Views } from '@latchkey/modal'

/** Props of a view. `data` is the data of its page in the modal's history. */
export type ViewProps<name extends ViewName> = { readonly data: Views[name] }
