import type { StorybookConfig } from '@storybook/react-vite'
import { raiseSpecificityPlugin } from '../../../config/raiseSpecificity.ts'

/**
 * Storybook configuration. Loads the stories that stand beside the components and views of each
 * package.
 */
const config: StorybookConfig = {
  stories: [
    '../../../packages/ui/src/**/*.story.tsx',
    '../../../packages/react/src/**/*.story.tsx',
  ],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), raiseSpecificityPlugin],
    resolve: {
      ...vite.resolve,
      conditions: ['source', 'module', 'browser', 'development|production'],
    },
    build: { ...vite.build, chunkSizeWarningLimit: 4096 },
  }),
}

export default config
