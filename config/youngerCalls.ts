/**
 * Platform calls that are younger than the browser floor and that the code or its libraries could
 * use, each as owner and name. An end-to-end run removes them all (K-WORLD-16). A check compares
 * them with the compatibility data of MDN.
 */
export const youngerCalls = [
  'URL.parse',
  'URL.canParse',
  'AbortSignal.any',
  'Promise.withResolvers',
  'Promise.try',
  'Array.fromAsync',
  'Object.groupBy',
  'Map.groupBy',
  'Response.json',
  'Array.prototype.toSorted',
  'Array.prototype.toReversed',
  'Array.prototype.toSpliced',
  'Array.prototype.with',
  'String.prototype.isWellFormed',
  'String.prototype.toWellFormed',
  'Set.prototype.difference',
  'Set.prototype.intersection',
  'Set.prototype.isSubsetOf',
  'Element.prototype.checkVisibility',
  'HTMLElement.prototype.showPopover',
  'HTMLElement.prototype.hidePopover',
  'HTMLElement.prototype.togglePopover',
  'HTMLDialogElement.prototype.requestClose',
  'Document.prototype.startViewTransition',
] as const
