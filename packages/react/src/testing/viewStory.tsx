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

/** Title and text that the story of a view shows with its default arguments. */
export type Shown = {
  /** Title in the header; empty for a view without a title. */
  readonly title: string
  /** A text of the view. */
  readonly shows: RegExp
}

/** The part that the stories of all views share. The test of all views reads `shown`. */
export function viewStory(shown: Shown) {
  return {
    parameters: { ...viewParameters, shown },
    render: (args, { globals }) => <ViewStage {...args} themeMode={globals['theme']} />,
    // Waits for the view, so that an accessibility scan sees the view and not its placeholder.
    play: async ({ canvasElement }) => {
      const page = within(canvasElement.ownerDocument.body)
      await within(await page.findByTestId('w3m-modal-card')).findAllByText(/\S/)
    },
  } satisfies Meta<ViewStageProps>
}
