/** How stories of views are shown: the dialog is beside the story's root, and as wide as the window. */
export const viewParameters = {
  layout: 'fullscreen',
  a11y: { test: 'error', context: { include: ['body'] } },
} as const
