import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * Settings of Vite's template. Each page is a separate project: `--mode` names the one to build.
 */
export default defineConfig(({ mode }) => ({
  plugins: [react()],
  build: { outDir: `dist/${mode}`, rolldownOptions: { input: `${mode}.html` } },
}))
