import '@latchkey/ui/styles.css'
import './preview.css'
import type { Decorator, Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'

// A long timeout: a busy machine renders slowly, and no story asserts a time.
configure({ asyncUtilTimeout: 15_000 })

/** Sets theme, direction and width around each story from the toolbar's values. */
const inRoot: Decorator = (Story, { globals, parameters }) => {
  document.documentElement.dir = globals['direction']
  document.documentElement.dataset['page'] = globals['theme']
  const width = parameters['layout'] === 'fullscreen' ? 'none' : globals['width']
  return (
    <div className="lk-root playground" data-theme={globals['theme']} data-width={width}>
      <Story />
    </div>
  )
}

const preview: Preview = {
  decorators: [inRoot],
  initialGlobals: { theme: 'light', direction: 'ltr', width: '360' },
  globalTypes: {
    theme: {
      toolbar: { title: 'Theme', icon: 'contrast', dynamicTitle: true, items: ['light', 'dark'] },
    },
    direction: {
      toolbar: { title: 'Direction', icon: 'transfer', dynamicTitle: true, items: ['ltr', 'rtl'] },
    },
    width: {
      toolbar: {
        title: 'Width',
        icon: 'mobile',
        dynamicTitle: true,
        items: ['320', '360', '768'].map((value) => ({ value, title: `${value} px` })),
      },
    },
  },
  parameters: {
    layout: 'centered',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { disable: true },
  },
}

export default preview
