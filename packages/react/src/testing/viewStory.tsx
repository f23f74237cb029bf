import type { Meta } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { ViewStage, type ViewStageProps } from './ViewStage.tsx'

/**
 * Parameters for stories of views. The dialog lies outside the story's root and fills the window.
 */
export const viewParameters = {
  layout: 'fullscreen',
  a11y: { test: 'error', context: { include: ['body'] } },
} as const

/** The title and a text by which tests recognize that a view is shown. */
export type Shown = {
  /** Title in the header; empty for a view without a title. */
  readonly title: string
  /** Matches a text of the view, by which tests recognize it. */
  readonly shows: RegExp
}

/**
 * Returns the parameters and checks that the stories of all views have in common. The test of all
 * views reads `shown`.
 */
export function viewStory(shown: Shown) {
  return {
    parameters: { ...viewParameters, shown },
    render: (args, { globals }) => <ViewStage {...args} themeMode={globals['theme']} />,
    // Waits for the view, so that an accessibility scan does not check its placeholder.
    play: async ({ canvasElement }) => {
      const page = within(canvasElement.ownerDocument.body)
      await within(await page.findByTestId('w3m-modal-card')).findAllByText(/\S/)
    },
  } satisfies Meta<ViewStageProps>
}
