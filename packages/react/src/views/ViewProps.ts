import type { ViewName, Views } from '@latchkey/modal'

/** Props of a view: the data of its page in the modal. */
export type ViewProps<name extends ViewName> = { readonly data: Views[name] }
